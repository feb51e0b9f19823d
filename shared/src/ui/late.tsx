import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';

/** A component whose code is a script of its own. */
export type Late<P> = FunctionComponent<P> & {
  /** Has it loaded before it is shown. Never rejects: what does not come is asked for again once it is shown. */
  prepare: () => Promise<void>;
};

interface Source<P> {
  loaded?: ComponentType<P>;
  loading: ComponentType<P>;
}

function Loaded<P extends object>({ of, props }: { of: Source<P>; props: P }) {
  // Chosen once: another kind of component would begin anew.
  const [Chosen] = useState(() => of.loaded ?? of.loading);
  return createElement(Chosen, props);
}

/**
 * Declares a component that is loaded when it is first shown, inside a `Suspense`. Unlike with `React.lazy` alone, one that
 * was prepared in time is shown without the fallback, which React would keep for at least 300 ms.
 */
export function late<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): Late<P> {
  const loadOnce = async () => {
    const module = await load();
    source.loaded = module.default;
    return module;
  };
  const source: Source<P> = { loading: lazy(loadOnce) as ComponentType<P> };
  return Object.assign((props: P) => createElement(Loaded<P>, { of: source, props }), {
    prepare: () =>
      loadOnce().then(
        () => {},
        () => {},
      ),
  });
}
