import { readBriefs } from './read-briefs.ts';

/**
 * Descriptions of 20 to 140 words of the most diverse trades and purposes, in eight languages, a third of them without a
 * name. Written with what is expected of their pages by people who knew nothing of the composer, measured, and read
 * afterwards. What is learned has not seen them.
 */
export const DIVERSE = readBriefs(new URL('./diverse.json', import.meta.url));
