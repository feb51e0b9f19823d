import { readBriefs } from './read-briefs.ts';

/**
 * Descriptions of 16 to 113 words, in every language, each of another trade: most of them plain sentences, a third with notes to
 * whoever makes the page. Somebody wrote them with what is expected of their pages before they were measured, and all of them
 * were read afterwards. What is learned has not seen them.
 */
export const PLAIN = readBriefs(new URL('./plain.json', import.meta.url));
