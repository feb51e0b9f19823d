import { createHash } from 'node:crypto';

/**
 * The id of a form: made of its page's and of what it is called there, so that it outlives every edit and publication, and a
 * copy of the page has forms of its own.
 */
export const formId = (pageId: string, written: string): string =>
  createHash('sha256').update(`${pageId}\n${written}`).digest('hex').slice(0, 24);
