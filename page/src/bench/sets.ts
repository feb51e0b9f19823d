import type { BenchBrief } from './bench-brief.ts';
import { readBriefs } from './read-briefs.ts';

/** How much may be wrong of a set. What is wrong is known, and may only become less. */
export interface Bounds {
  missed: number;
  forbidden: number;
  unnamed: number;
  /** Prices away from what they buy. */
  unlisted: number;
  broken: number;
  /** Tops that leave out what or where something is, or begin with side matter. */
  tops?: number;
  /** Pages that a question heads. */
  questions?: number;
}

/** Descriptions that were written for a measurement by people who knew nothing of the composer, measured, and read afterwards. */
export interface BenchSet {
  name: string;
  /** In `sets/`, without its ending. */
  file: string;
  /** Whether what is learned has seen them (`training/`). */
  isLearnedFrom: boolean;
  most: Bounds;
}

export const SETS: readonly BenchSet[] = [
  // Descriptions that were written for a measurement by somebody who knew nothing of the composer, and read
  // afterwards: what is not kept of them yet is known, and may only become less.
  {
    name: 'long',
    file: 'fresh',
    isLearnedFrom: true,
    most: { missed: 13, forbidden: 24, unnamed: 5, unlisted: 0, broken: 1 },
  },
  // Descriptions of six to 140 words, as they are typed into the box, written for measurements by people who knew
  // nothing of the composer, and read afterwards: what is not kept of them yet is known, and may only become less.
  {
    name: 'short',
    file: 'short',
    isLearnedFrom: true,
    most: { missed: 29, forbidden: 11, unnamed: 4, unlisted: 9, broken: 0 },
  },
  // Descriptions of three to 220 words in every language, six sets by people who knew nothing of the composer:
  // measured first, and read afterwards.
  {
    name: 'recent',
    file: 'recent',
    isLearnedFrom: true,
    most: { missed: 39, forbidden: 87, unnamed: 15, unlisted: 0, broken: 3 },
  },
  // Descriptions of ten to 130 words as owners, clubs and makers of products write them, in every language, by
  // somebody who knew nothing of the composer: measured first, and read afterwards.
  {
    name: 'ordinary',
    file: 'ordinary',
    isLearnedFrom: true,
    most: { missed: 4, forbidden: 3, unnamed: 1, unlisted: 5, broken: 0 },
  },
  // Descriptions of eight to 140 words in many shapes (lists of prices, labels, old flyers, letters, dictation), in
  // every language, by somebody who knew nothing of the composer: measured first, and read afterwards.
  {
    name: 'mixed',
    file: 'mixed',
    isLearnedFrom: true,
    most: { missed: 2, forbidden: 3, unnamed: 0, unlisted: 11, broken: 0 },
  },
  // Descriptions of eight to 140 words, in every language, that somebody wrote after what the mixed ones taught was
  // mended: measured first, and a third of them read afterwards.
  {
    name: 'varied',
    file: 'varied',
    isLearnedFrom: true,
    most: { missed: 3, forbidden: 7, unnamed: 4, unlisted: 7, broken: 0 },
  },
  // Descriptions of five to 140 words, in every language, that somebody wrote with what is expected of their pages
  // before they were measured; all of them were read afterwards.
  {
    name: 'assorted',
    file: 'assorted',
    isLearnedFrom: true,
    most: { missed: 2, forbidden: 2, unnamed: 1, unlisted: 2, broken: 0 },
  },
  // Descriptions of ten to 130 words, in every language, many of which ask for a page in a question; somebody wrote
  // them with what is expected of their pages before they were measured, and all of them were read afterwards.
  {
    name: 'asked for',
    file: 'asked',
    isLearnedFrom: true,
    most: { missed: 4, forbidden: 1, unnamed: 2, unlisted: 9, broken: 0 },
  },
  // Descriptions of 13 to 280 words, in every language, each of another trade or cause: mails, notes, dictations,
  // flyers, lines of a few words. Somebody wrote them with what is expected of their pages before they were measured,
  // and all of them were read afterwards.
  {
    name: 'trade by trade',
    file: 'trades',
    isLearnedFrom: true,
    most: { missed: 3, forbidden: 4, unnamed: 2, unlisted: 6, broken: 1 },
  },
  // Descriptions of 14 to 250 words, in every language, of crafts, clubs and events, a sixth of them dictated;
  // somebody wrote them with what is expected of their pages before they were measured, and all of them were read
  // afterwards.
  {
    name: 'of crafts and clubs',
    file: 'crafts',
    isLearnedFrom: true,
    most: { missed: 9, forbidden: 12, unnamed: 3, unlisted: 11, broken: 0, tops: 6 },
  },
  // Descriptions of 16 to 113 words, in every language, each of another trade: most of them plain sentences, a third
  // with notes to whoever makes the page. Somebody wrote them with what is expected of their pages before they were
  // measured, and all of them were read afterwards. What is learned has not seen them.
  {
    name: 'plain',
    file: 'plain',
    isLearnedFrom: false,
    most: { missed: 11, forbidden: 6, unnamed: 5, unlisted: 3, broken: 0, tops: 5 },
  },
  // Descriptions of 21 to 240 words, in every language, as people leave them in a hurry: mails that are passed on,
  // chats, dictations, notes in one line, flyers. Somebody wrote them with what is expected of their pages before
  // they were measured, and all of them were read afterwards. What is learned has not seen them.
  {
    name: 'messy',
    file: 'messy',
    isLearnedFrom: false,
    most: { missed: 6, forbidden: 23, unnamed: 6, unlisted: 8, broken: 0, tops: 5 },
  },
  // Descriptions of 75 to 116 words, in every language, each of another trade: two thirds plain, the others hurried.
  // Somebody wrote them with what is expected of their pages before they were measured, and more than half of them
  // were read afterwards. What is learned has not seen them.
  {
    name: 'sundry',
    file: 'sundry',
    isLearnedFrom: false,
    most: { missed: 7, forbidden: 7, unnamed: 1, unlisted: 10, broken: 1, tops: 1 },
  },
  // What forty people type into the one box of a page builder, 5 to 120 words, in eight languages; eleven give no
  // name. Written by somebody who had not read the composer. It was measured before it was read: 575 of 588 facts, 8
  // of 285 forbidden strings, 29 of the 29 names that are given, 56 of 68 prices.
  {
    name: 'natural',
    file: 'natural',
    isLearnedFrom: false,
    most: { missed: 5, forbidden: 2, unnamed: 1, unlisted: 0, broken: 0, tops: 4 },
  },
  // Forty more, of what is sold and what is not (a lost cat, a job, a street sale), 11 to 101 words, by somebody else
  // who had not read the composer. They were measured before they were read: 482 of 486 facts, 3 of 38 forbidden
  // strings, 29 of 33 names, 58 of 66 prices.
  {
    name: 'broad',
    file: 'broad',
    isLearnedFrom: false,
    most: { missed: 0, forbidden: 0, unnamed: 3, unlisted: 6, broken: 0, tops: 2 },
  },
  // Thirty-six more of trades, clubs and occasions nearby, 14 to 111 words, by somebody else who had not read the
  // composer. They were measured before they were read: 393 of 393 facts, 10 of 90 forbidden strings, 21 of 27 names,
  // 53 of 58 prices.
  {
    name: 'local',
    file: 'local',
    isLearnedFrom: false,
    most: { missed: 0, forbidden: 0, unnamed: 0, unlisted: 2, broken: 0, tops: 1 },
  },
  // Descriptions of 20 to 140 words of the most diverse trades and purposes, in eight languages, a third of them
  // without a name. Written with what is expected of their pages by people who knew nothing of the composer,
  // measured, and read afterwards. What is learned has not seen them.
  {
    name: 'diverse',
    file: 'diverse',
    isLearnedFrom: false,
    most: { missed: 4, forbidden: 0, unnamed: 3, unlisted: 6, broken: 0, tops: 5 },
  },
  // What forty-eight people type into the one box of a page builder, 8 to 140 words, in eight languages; sixteen give
  // no name. Written by two who had not read the composer. Measured before the composer was changed, with stems
  // spelled out as the texts have them: 751 of 764 facts, 14 forbidden strings, 28 of the 32 names that are given, 80
  // of 93 prices.
  {
    name: 'common',
    file: 'common',
    isLearnedFrom: false,
    most: { missed: 5, forbidden: 0, unnamed: 2, unlisted: 11, broken: 1, tops: 4, questions: 1 },
  },
  // Thirty more as people type them, of other trades and occasions, 5 to 130 words, by somebody else who had not read
  // the composer. They were measured before they were read: 440 of 454 facts, 2 of 152 forbidden strings, 24 of 30
  // names, 27 of 41 prices.
  {
    name: 'usual',
    file: 'usual',
    isLearnedFrom: false,
    most: { missed: 5, forbidden: 2, unnamed: 6, unlisted: 8, broken: 0, tops: 0 },
  },
  // What forty-eight people type into the one box of a page builder, 20 to 140 words, in eight languages; sixteen
  // give no name. Written by two who had not read the composer. Measured before the composer was changed: 752 of 762
  // facts, 4 of 139 forbidden strings, 28 of the 32 names that are given, 64 of 76 prices.
  {
    name: 'current',
    file: 'current',
    isLearnedFrom: false,
    most: { missed: 7, forbidden: 1, unnamed: 3, unlisted: 8, broken: 0, tops: 3 },
  },
  // What forty people of common trades type into the one box of a page builder, 15 to 150 words, in eight languages.
  // Written by two who had not read the composer. Measured before the composer was changed: 647 of 668 facts, 14 of
  // 373 forbidden strings, 32 of 40 names, 61 of 74 prices.
  {
    name: 'typical',
    file: 'typical',
    isLearnedFrom: false,
    most: { missed: 13, forbidden: 12, unnamed: 2, unlisted: 4, broken: 0, tops: 4 },
  },
  // What forty people type who repair, teach, cook, let, collect, play and remember, 14 to 150 words, in eight
  // languages. Written by two who had not read the composer. Measured before it was changed: 528 of 546 facts, 18 of
  // 324 forbidden strings, 33 of 38 names, 83 of 98 prices, 23 of 40 tops.
  {
    name: 'daily',
    file: 'daily',
    isLearnedFrom: false,
    most: { missed: 9, forbidden: 5, unnamed: 3, unlisted: 8, broken: 0, tops: 4 },
  },
];

/** The descriptions of a set, with what is expected of their pages. */
export const briefsOf = ({ file }: BenchSet): readonly BenchBrief[] =>
  readBriefs(new URL(`./sets/${file}.json`, import.meta.url));

/** What is learned has seen these. */
export const LEARNED_FROM: readonly BenchBrief[] = SETS.filter(({ isLearnedFrom }) => isLearnedFrom).flatMap(briefsOf);
