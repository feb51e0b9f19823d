import type { Sought } from './find-text.ts';

/** The address of a page's editor that opens it where some words stand. */
export function placeLink(projectId: string, pageId: string, { words, isCaseKept, isWhole }: Sought): string {
  const asked = new URLSearchParams({ find: words, ...(isCaseKept && { case: '1' }), ...(isWhole && { whole: '1' }) });
  return `/v1/editor/project/${projectId}/page/${pageId}/edit#${asked}`;
}

/** What an address asks to be shown; null where it asks for nothing. */
export function soughtIn(hash: string): Sought | null {
  const asked = new URLSearchParams(hash.slice(1));
  const words = asked.get('find');
  return words ? { words, isCaseKept: asked.has('case'), isWhole: asked.has('whole') } : null;
}
