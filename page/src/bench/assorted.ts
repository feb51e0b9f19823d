import { readBriefs } from './read-briefs.ts';

/**
 * Descriptions of five to 140 words, in every language, that somebody wrote with what is expected of their pages before they
 * were measured; all of them were read afterwards.
 */
export const ASSORTED = readBriefs(new URL('./assorted.json', import.meta.url));
