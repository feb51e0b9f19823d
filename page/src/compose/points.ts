import type { Fact } from '@landfall/shared/contracts';
import { capitalised } from './capitalised.ts';
import { isSpoken } from './headline-score.ts';
import { restOf } from './known-fact.ts';

const MOST_POINT = 72;
const MOST_POINT_WORDS = 8;
/** A point with a figure or a comma in it lists. */
const MOST_LISTING_WORDS = 12;
/** As many short reassurances as stand under the button. */
export const MOST_NOTES = 4;
/** Fewer points are no list. */
export const LEAST_POINTS = 3;

/** "Dogs welcome", "200 seats": what stands by itself, as opposed to a sentence of a story. */
const isPoint = (fact: Fact): boolean =>
  restOf(fact, ['text']) === '' &&
  fact.text.length <= MOST_POINT &&
  fact.text.split(/\s+/).length <= (/[,\d]/.test(fact.text) ? MOST_LISTING_WORDS : MOST_POINT_WORDS) &&
  !/[\n!?…:;"“„«]/.test(fact.text);

/** "On Zoom" is no French "on". */
const isTold = ({ text }: Fact): boolean => isSpoken(text) && !/^On (?:\p{Lu}|\d|the )/u.test(text);

/** Whether facts read as a list: short ones, of which at most half are sentences that somebody says. */
export const arePoints = (facts: readonly Fact[]): boolean =>
  facts.length > 1 && facts.every(isPoint) && facts.filter(isTold).length * 2 <= facts.length;

/** A fact as a point: without the full stop of a sentence. */
export const asPoint = ({ text }: Fact): string => capitalised(text.replace(/[.]$/, ''));
