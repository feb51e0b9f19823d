import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Boundary } from './boundary.tsx';
import { PieceError } from './piece-error.ts';

/** What React loads by itself, or the component where it is there already. */
export type Part<P> = LazyExoticComponent<ComponentType<P>> | ComponentType<P>;

/** A component of the host that is loaded when it is first shown. */
export interface Piece<P> {
  /** Shown at once where its code is there: React keeps what stands in the place of something lazy for 300 ms at least. */
  current: () => Part<P>;
  /** Lets it be asked for again: React.lazy remembers a failure for ever. */
  renew: (failed: Part<P>) => void;
  /** Has its code loaded, for when it is shown. Never rejects: a failure counts once it is shown. */
  prepare: () => Promise<void>;
}

/** Declares a component that is loaded when it is first shown. */
export function hostPiece<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): Piece<P> {
  const loadOnce = async () => {
    try {
      const loaded = await load();
      component = loaded.default;
      return loaded;
    } catch (cause) {
      throw new PieceError(cause);
    }
  };
  let component: Part<P> = lazy(loadOnce);
  return {
    current: () => component,
    renew: (failed) => {
      if (component === failed) component = lazy(loadOnce);
    },
    prepare: () =>
      loadOnce().then(
        () => {},
        () => {},
      ),
  };
}

interface HostPieceProps<P> {
  of: Piece<P>;
  /** Stands in its place until it is there. */
  waiting?: ReactNode;
  /** Stands in its place once it failed, nothing where absent; `retry` asks for it again. */
  failed?: (retry: () => void, error: Error) => ReactNode;
  onFailed?: (error: Error) => void;
  children: (component: Part<P>) => ReactNode;
}

/** The place of a piece: whatever becomes of it, the page around it stands. */
export function HostPiece<P extends object>({
  of: piece,
  waiting = null,
  failed,
  onFailed,
  children,
}: HostPieceProps<P>) {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the piece as it is then.
  const Component = useMemo(() => piece.current(), [piece, attempt]);
  return (
    <Boundary
      key={attempt}
      fallback={(error) => failed?.(() => setAttempt((count) => count + 1), error) ?? null}
      onError={(error) => {
        if (error instanceof PieceError) piece.renew(Component);
        onFailed?.(error);
      }}
    >
      <Suspense fallback={waiting}>{children(Component)}</Suspense>
    </Boundary>
  );
}
