import { readBriefs } from './read-briefs.ts';

/**
 * Descriptions of six to 140 words, as they are typed into the box, written for measurements by people who knew nothing of
 * the composer, and read afterwards: what is not kept of them yet is known, and may only become less.
 */
export const SHORT = readBriefs(new URL('./short.json', import.meta.url));
