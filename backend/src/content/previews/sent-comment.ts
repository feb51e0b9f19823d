import { createHash } from 'node:crypto';
import { MOST_COMMENT_LETTERS, MOST_READER_NAME_LETTERS } from '@landfall/shared/contracts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { previewTexts } from './texts.ts';

/** Comments of readers that a page takes in a day. */
export const MOST_A_DAY = 100;

/** Why a comment was not taken. */
export type CommentProblem = 'name' | 'text' | 'long' | 'full' | 'day' | 'gone' | 'often';

/** What a reader sent. */
export interface SentComment {
  name: string;
  text: string;
  /** Made with the form: what is sent twice is one comment. */
  nonce: string;
  /** The thread that it answers; empty for a new one. */
  thread: string;
}

/** A comment's id: the same form of the same page has the same one. */
export const commentId = (pageId: string, nonce: string): string =>
  createHash('sha256').update(`${pageId} ${nonce}`).digest('hex').slice(0, 32);

/** What forms and programs name what they send by, or another name where that is none. */
export const nonceOf = (sent: string): string => (/^[\w-]{8,64}$/.test(sent) ? sent : crypto.randomUUID());

/** The database stores every text but those with the character NUL. Line ends of forms are two characters. */
export const storable = (text: string): string =>
  text.replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed().trim();

/** What a reader sent, as it is stored, or what is wrong with it. */
export function readSent({ name, text, nonce, thread }: SentComment): SentComment | CommentProblem {
  const sent = { name: storable(name).replace(/\s+/g, ' '), text: storable(text), nonce, thread };
  if (sent.name === '' || sent.name.length > MOST_READER_NAME_LETTERS) return 'name';
  if (sent.text === '') return 'text';
  return sent.text.length > MOST_COMMENT_LETTERS ? 'long' : sent;
}

/** The status of the page that says why a comment was not taken. */
export const PROBLEM_STATUS: Readonly<Record<CommentProblem, number>> = {
  name: 422,
  text: 422,
  long: 422,
  gone: 410,
  full: 409,
  day: 429,
  often: 429,
};

/** Why a comment was not taken, for its reader. `minutes`: until the next one, where it is one too many. */
export function problemMessage(problem: CommentProblem, language: SpokenLanguage, minutes: number): string {
  const texts = previewTexts(language);
  switch (problem) {
    case 'name':
      return texts.problemName(MOST_READER_NAME_LETTERS);
    case 'text':
      return texts.problemText;
    case 'long':
      return texts.problemLong(MOST_COMMENT_LETTERS);
    case 'full':
      return texts.problemFull;
    case 'day':
      return texts.problemDay;
    case 'gone':
      return texts.problemGone;
    case 'often':
      return texts.problemOften(minutes);
  }
}
