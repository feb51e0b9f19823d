/**
 * The facades that come after first paint. Naming them here is what makes the host provide them: federation
 * provides only what its build has seen imported. The motion facade waits for an area that asks for it.
 */
const later = {
  form: () => import('@landfall/shared/form'),
  overlay: () => import('@landfall/shared/overlay'),
  motion: () => import('@landfall/shared/motion'),
};

/** Fetches the forms' and overlays' facades while nothing else is going on: most next steps need them. */
export function prefetchFacades(): void {
  const start = () => {
    for (const load of [later.overlay, later.form]) load().catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 2000);
}
