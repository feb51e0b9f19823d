import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { type Navigator, parsePath, Router, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { getRuntimeConfig } from '../config/runtime-config.ts';
import { confirmNavigation, watch } from './navigation-blocker.ts';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

const browserHistory = (): History => UNSAFE_createBrowserHistory({ v5Compat: true });

/** The history, with every step that the application itself takes asked for first. */
const blockable = (history: History): Navigator => ({
  createHref: history.createHref,
  encodeLocation: history.encodeLocation,
  go: history.go,
  push: (to, state) => confirmNavigation(() => history.push(to, state), pathnameOf(to)),
  replace: (to, state) => confirmNavigation(() => history.replace(to, state), pathnameOf(to)),
});

/** A path of the browser's as screens know it: without the folder that the dashboard is served in. */
export const withinBase = (pathname: string): string => {
  const { basePath } = getRuntimeConfig();
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
};

const pathnameOf = (to: Parameters<Navigator['push']>[0]) => {
  const { pathname } = typeof to === 'string' ? parsePath(to) : to;
  return pathname && withinBase(pathname);
};

// What is touched or clicked with a mouse, by voice or a screen reader, is clicked for the browser, too.
for (const press of ['keydown', 'click'])
  window.addEventListener(
    press,
    () => {
      watch.hasInput = true;
    },
    true,
  );

interface GuardedRouterProps {
  children: ReactNode;
  /** Tests keep the history in memory. */
  createHistory?: () => History;
}

/**
 * The router that a screen with unsaved changes can hold back. The library's own way (`useBlocker`) needs its data
 * router: 15 KB more on every first load, for nothing else that is used here.
 */
export function GuardedRouter({ children, createHistory = browserHistory }: GuardedRouterProps) {
  const [history] = useState(createHistory);
  const [navigator] = useState(() => blockable(history));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });

  useLayoutEffect(
    () =>
      history.listen(({ action, location, delta }) => {
        if (watch.takesBack({ action, delta, pathname: withinBase(location.pathname), go: history.go })) return;
        if (action !== 'REPLACE') watch.hasInput = false;
        startTransition(() => setState({ action, location }));
      }),
    [history],
  );

  return (
    <Router basename={getRuntimeConfig().basePath} location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}
