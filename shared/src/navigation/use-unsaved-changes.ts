import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths/paths.ts';
import { blockNavigation } from './taken-back.ts';

/**
 * Has somebody asked before unsaved changes are left behind, whichever way: a link, Back and Forward, another project,
 * signing out; a reload or a closed tab by the browser. A session that ended asks nothing: the form's draft outlives it.
 * @param dirty something typed is not saved yet
 * @param ask asks the person, and calls `proceed` once they agree
 * @returns what is called as they agree, before anything else: what they agreed to is not asked again
 */
export function useUnsavedChanges(dirty: boolean, ask: (proceed: () => void) => void): () => void {
  const { pathname: here } = useLocation();
  // Known at once, not with the next render.
  const agreed = useRef(false);
  const current = useRef(ask);
  current.current = ask;

  useEffect(() => {
    agreed.current = false;
    if (!dirty) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!agreed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    const unblock = blockNavigation({
      blocks: (pathname) => !agreed.current && pathname !== here && pathname !== paths.login,
      confirm: (proceed) => current.current(proceed),
    });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      unblock();
    };
  }, [dirty, here]);

  return () => {
    agreed.current = true;
  };
}
