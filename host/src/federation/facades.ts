import { preloadCalls, preloadUploads, whenFirstInput } from '@landfall/shared/host';
import { prepareReports } from './report-error.ts';

/**
 * The facades that come after first paint. Naming them here is what makes the host provide them: federation
 * provides only what its build has seen imported. The motion facade waits for an area that asks for it.
 */
const later = {
  fields: () => import('@landfall/shared/fields'),
  form: () => import('@landfall/shared/form'),
  overlay: () => import('@landfall/shared/overlay'),
  motion: () => import('@landfall/shared/motion'),
  tabs: () => import('@landfall/shared/tabs'),
};

/**
 * Fetches the forms' and overlays' facades once the person begins to do something and the page has a moment: most next
 * steps need them. And what calls, what uploads and what reports errors: they may be gone from the server when they are wanted first.
 */
export function prefetchFacades(): void {
  const start = () => {
    for (const load of [preloadCalls, later.overlay, later.form, preloadUploads, prepareReports])
      load().catch(() => {});
  };
  whenFirstInput(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 500);
  });
}
