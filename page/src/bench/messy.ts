import { readBriefs } from './read-briefs.ts';

/**
 * Descriptions of 21 to 240 words, in every language, as people leave them in a hurry: mails that are passed on, chats,
 * dictations, notes in one line, flyers. Somebody wrote them with what is expected of their pages before they were measured, and
 * all of them were read afterwards. What is learned has not seen them.
 */
export const MESSY = readBriefs(new URL('./messy.json', import.meta.url));
