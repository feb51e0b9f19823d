import { readBriefs } from './read-briefs.ts';

/**
 * Everyday descriptions of small businesses, clubs and people, by somebody who had not read the reader: what must stand
 * on a page, in words, and what must not.
 */
export const EVERYDAY = readBriefs(new URL('./everyday.json', import.meta.url));
