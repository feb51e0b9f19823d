import { readBriefs } from './read-briefs.ts';

/**
 * Descriptions of ten to 130 words as owners, clubs and makers of products write them, in every language, by somebody who
 * knew nothing of the composer: measured first, and read afterwards.
 */
export const ORDINARY = readBriefs(new URL('./ordinary.json', import.meta.url));
