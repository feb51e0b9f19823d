import { readBriefs } from './read-briefs.ts';

/**
 * Descriptions of 13 to 280 words, in every language, each of another trade or cause: mails, notes, dictations, flyers, lines of
 * a few words. Somebody wrote them with what is expected of their pages before they were measured, and all of them were read
 * afterwards.
 */
export const TRADES = readBriefs(new URL('./trades.json', import.meta.url));
