import { hasCapability, paths, useSearchParams } from '@landfall/shared';
import { useCallback } from 'react';
import { NEW } from '../lib/new-page-address.ts';

/** Names a page that is looked at while it is written, where new pages are drafts. */
const WATCHED = 'watch';

export const watchAddress = (pageId: string): string => `${paths.pages}?${WATCHED}=${encodeURIComponent(pageId)}`;

/** The page that is looked at, and how to look at none. */
export function useWatched() {
  const [params, setParams] = useSearchParams();
  const leave = useCallback(
    () =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(WATCHED);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { watched: hasCapability('pages.drafts') ? params.get(WATCHED) : null, leave };
}

/** What the address asks for in the place of the list; undefined for the list. */
export function useNewPageAddress() {
  const [params] = useSearchParams();
  if (!hasCapability('pages.drafts')) return undefined;
  const watched = params.get(WATCHED);
  const asked = params.get(NEW);
  return watched === null && asked === null ? undefined : { watched, asksForTemplate: asked === 'template' };
}
