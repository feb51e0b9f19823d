import { readBriefs } from './read-briefs.ts';

/**
 * Descriptions of 75 to 116 words, in every language, each of another trade: two thirds plain, the others hurried. Somebody wrote
 * them with what is expected of their pages before they were measured, and more than half of them were read afterwards. What is learned has not
 * seen them.
 */
export const SUNDRY = readBriefs(new URL('./sundry.json', import.meta.url));
