import { readBriefs } from './read-briefs.ts';

/**
 * Descriptions of eight to 140 words in many shapes (lists of prices, labels, old flyers, letters, dictation), in every language,
 * by somebody who knew nothing of the composer: measured first, and read afterwards.
 */
export const MIXED = readBriefs(new URL('./mixed.json', import.meta.url));
