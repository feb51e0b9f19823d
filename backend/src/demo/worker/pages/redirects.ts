import { now } from '../moment.ts';
import type { PageRecord, RedirectRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';

/** Addresses that lead to one page. */
const MOST = 20;

/** The addresses that lead to a page, newest first. */
export const redirectsOf = (state: State, pageId: string): RedirectRecord[] =>
  state.redirects
    .all()
    .filter((redirect) => redirect.pageId === pageId)
    .toSorted((a, b) => b.createdAt - a.createdAt);

/** Where visitors of an address that no page has are led. */
export function redirectedTo(state: State, projectId: string, path: string): PageRecord | undefined {
  const found = state.redirects.all().find((redirect) => redirect.projectId === projectId && redirect.path === path);
  return found && state.pages.get(found.pageId);
}

/** Ends what led from an address that a page has now. */
export function takePath(state: State, projectId: string, path: string): void {
  for (const redirect of state.redirects.all())
    if (redirect.projectId === projectId && redirect.path === path) state.redirects.delete(redirect.id);
}

/** Has the address that a page leaves lead to it, where visitors found it. An address that a page has leads nowhere else. */
export function moveRedirects(state: State, { id, projectId, path, status }: PageRecord, to: string): void {
  for (const taken of [path, to]) takePath(state, projectId, taken);
  if (status !== 'active') return;
  state.redirects.put({ id: crypto.randomUUID(), projectId, pageId: id, path, createdAt: now() });
  for (const { id: last } of redirectsOf(state, id).slice(MOST)) state.redirects.delete(last);
}
