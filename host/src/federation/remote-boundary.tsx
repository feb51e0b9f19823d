import { Component, type ErrorInfo, type ReactNode } from 'react';
import { AreaError } from './area-error.ts';
import { noteArea } from './registry.ts';
import { reportError } from './report-error.ts';

interface RemoteBoundaryProps {
  remote: string;
  fallback: (error: Error) => ReactNode;
  /** Called when a failed screen goes away. */
  onLeaveFailed: (error: Error) => void;
  children: ReactNode;
}

const shown = new Set<RemoteBoundary>();

/** The screens of an area that are on the page, and which of them failed. */
export const screensOf = (remote: string): readonly { failed: boolean }[] =>
  Array.from(shown).filter(({ props }) => props.remote === remote);

/** Keeps what an area throws while loading or rendering inside its own place on the screen. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };
  /** Not the state: React may set that for a rendering that it throws away. */
  failed = false;

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidMount(): void {
    shown.add(this);
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo): void {
    const { remote } = this.props;
    this.failed = true;
    console.error(`[${remote}]`, thrown, info.componentStack);
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    // What failed to load was reported by the loader.
    if (!(error instanceof AreaError)) reportError({ remote, kind: 'render', error });
    // Whoever follows the area looks at its screens.
    noteArea(remote, {});
  }

  override componentWillUnmount(): void {
    shown.delete(this);
    if (this.state.error) this.props.onLeaveFailed(this.state.error);
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
