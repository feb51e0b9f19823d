import { readBriefs } from './read-briefs.ts';

/**
 * Descriptions of eight to 140 words, in every language, that somebody wrote after what the mixed ones taught was mended: measured
 * first, and a third of them read afterwards.
 */
export const VARIED = readBriefs(new URL('./varied.json', import.meta.url));
