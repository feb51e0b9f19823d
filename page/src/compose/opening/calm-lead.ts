import { MONEY } from '../../brief/prices/money.ts';
import { datesIn } from '../../brief/times/dates.ts';
import { capitalised } from '../capitalised.ts';
import { partsAtCommas } from '../head-clause.ts';
import { sentencesOf } from '../headline.ts';
import { tellsTime } from '../headline-score.ts';
import { isSideMatter } from '../side-matter.ts';
import { MOST_TERM } from './story.ts';

/** A lead, and what it told too early: it stands below the button. */
export interface CalmLead {
  lead: string;
  terms: string[];
}

const MONEY_FIRST = new RegExp(`^(?:\\+ ?)?${MONEY.source}`, 'iu');
const MAIL = /\S@\S/;
const PHONE = /(?<!\d)(?:\d[ /-]?){9,}/;
/** "32 uur per week": how long, not when. */
const PER_WEEK =
  /\d ?\p{L}{1,7}\.? ?(?:per|pro|por|par|à la|a la|a|p)? ?[/ ](?:w|week|woche|semana|semaine|settimana|tydzień)(?!\p{L})/iu;
const LEAST_LEFT = 12;
const MOST_PRICED_WORDS = 5;
const MOST_BARE_WORDS = 2;
/** A time alone says too little below a button. */
const LEAST_LETTERS = 6;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** "280 euro cerimonia", "batteries £40": a price, rather than a sum that a sentence is about. */
const isPriced = (part: string): boolean =>
  MONEY_FIRST.test(part) || (MONEY.test(part) && wordsIn(part) <= MOST_PRICED_WORDS);

/** Whether a part of a sentence tells a price, a time or how to call; the times of something with a date are its own. */
const isEarly = (part: string, isDated: boolean): boolean =>
  isPriced(part) || MAIL.test(part) || PHONE.test(part) || (!isDated && tellsTime(part) && !PER_WEEK.test(part));

/** Whether a text can stand below the button: short, and more than a time. */
const isTerm = (text: string): boolean =>
  text.length <= MOST_TERM &&
  !text.includes(' / ') &&
  (MONEY.test(text) || PHONE.test(text) || (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS);

/** A sentence up to its first price, time or way to call; empty where it begins with one. */
function calmSentence(sentence: string): CalmLead {
  const whole = { lead: sentence, terms: [] };
  const text = sentence.replace(/(?<!\.)\.$/, '');
  const parts = partsAtCommas(text);
  const isDated = datesIn(text, () => false).length > 0;
  const at = parts.findIndex((part) => isEarly(part, isDated));
  if (at < 0) return whole;
  const [first = '', ...others] = parts;
  const isBarePrice = at === 0 && isPriced(first) && wordsIn(first) <= MOST_BARE_WORDS;
  const [left, term] = isBarePrice
    ? [others.join(', '), first]
    : [parts.slice(0, at).join(', '), parts.slice(at).join(', ')];
  if (left.length >= LEAST_LEFT && !isSideMatter(left) && isTerm(term))
    return { lead: capitalised(left + (/(?<!\.)\.$/.test(sentence) && !left.endsWith('.') ? '.' : '')), terms: [term] };
  return (at === 0 || left.length < LEAST_LEFT) && isTerm(text) ? { lead: '', terms: [text] } : whole;
}

/** A lead whose first sentence tells no price, no hours and no way to call, which are read further down. */
export function calmLead(lead: string): CalmLead {
  const [line = '', ...others] = lead.split('\n');
  const [first = '', ...sentences] = sentencesOf(line);
  const calm = calmSentence(first);
  if (calm.terms.length === 0) return { lead, terms: [] };
  const told = [[calm.lead, ...sentences].filter(Boolean).join(' '), ...others].filter(Boolean).join('\n');
  if (calm.lead !== '' || told === '') return { lead: told, terms: calm.terms };
  const after = calmLead(told);
  return { lead: after.lead, terms: [...calm.terms, ...after.terms] };
}
