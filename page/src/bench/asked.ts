import { readBriefs } from './read-briefs.ts';

/**
 * Descriptions of ten to 130 words, in every language, many of which ask for a page in a question; somebody wrote them with what
 * is expected of their pages before they were measured, and all of them were read afterwards.
 */
export const ASKED_FOR = readBriefs(new URL('./asked.json', import.meta.url));
