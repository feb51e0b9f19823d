import { readBriefs } from './read-briefs.ts';

/**
 * Descriptions of 14 to 250 words, in every language, of crafts, clubs and events, a sixth of them dictated; somebody wrote them
 * with what is expected of their pages before they were measured, and all of them were read afterwards.
 */
export const CRAFTS = readBriefs(new URL('./crafts.json', import.meta.url));
