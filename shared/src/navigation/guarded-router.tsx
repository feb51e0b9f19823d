import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { type Navigator, parsePath, Router, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { arrival, closerOfOpen, confirmNavigation, isNavigationBlocked } from './navigation-blocker.ts';

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

const pathnameOf = (to: Parameters<Navigator['push']>[0]) => (typeof to === 'string' ? parsePath(to) : to).pathname;

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

  useLayoutEffect(() => {
    /** What is done once the browser has returned. */
    let onReturn: (() => void) | undefined;
    let isAgreed = false;
    return history.listen(({ action, location, delta }) => {
      if (onReturn) {
        const done = onReturn;
        onReturn = undefined;
        return done();
      }
      // The browser has gone Back or Forward already: it returns, and goes again once the person agrees. Back closes
      // what is open over the screen, and leaves nothing else; on its own entry, whose address it may change.
      if (action === 'POP' && delta) {
        // What asked may still be on its way out.
        const close = delta < 0 && !isAgreed ? closerOfOpen() : undefined;
        isAgreed = false;
        if (close || isNavigationBlocked(location.pathname)) {
          onReturn = close ?? (() => undefined);
          history.go(-delta);
          const goOn = () => {
            isAgreed = true;
            history.go(delta);
          };
          if (!close) confirmNavigation(goOn, location.pathname);
          return;
        }
      }
      if (action !== 'REPLACE') arrival.at = performance.now();
      startTransition(() => setState({ action, location }));
    });
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}
