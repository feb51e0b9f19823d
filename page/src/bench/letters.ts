import { readBriefs } from './read-briefs.ts';

/**
 * Descriptions as people send them (dictated notes, messages, mails, flyers, price lists, questionnaires), written before
 * the composer was read. The reader is tuned by them, but learns nothing from them (`training/`).
 */
export const LETTERS = readBriefs(new URL('./letters.json', import.meta.url));
