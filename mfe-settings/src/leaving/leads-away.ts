/** The address inside the dashboard that a click leads to in this very tab; undefined where it leaves the screen alone. */
export function leadsAway(event: MouseEvent, here: Pick<Location, 'origin' | 'pathname'>): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.download || (link.target && link.target !== '_self')) return;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === here.origin && pathname !== here.pathname ? pathname + search + hash : undefined;
}
