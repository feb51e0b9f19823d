import { MONEY } from '../../brief/prices/money.ts';
import { datesIn } from '../../brief/times/dates.ts';
import { DAY_NAME } from '../../brief/times/days-of-month.ts';
import { capitalised } from '../capitalised.ts';
import { partsAtCommas } from '../head-clause.ts';
import { sentencesOf } from '../headline.ts';
import { tellsTime } from '../headline-score.ts';
import { isSideMatter } from '../side-matter.ts';
import { isRemark, withoutAside } from './bare-headline.ts';
import { MOST_TERM } from './story.ts';

/** A lead, and what it told too early: short terms below the button, the rest further down. */
interface CalmLead {
  lead: string;
  terms: string[];
  below: string[];
}

const MONEY_FIRST = new RegExp(`^(?:\\+ ?)?${MONEY.source}`, 'iu');
const MAIL = /\S@\S/;
const PHONE = /(?<!\d)(?:\d[ /-]?){9,}/;
/** "Sats 9-1": on which days of the week and between which hours, without the word for them. */
const DAYS_AND_HOURS = new RegExp(`(?<!\\p{L})${DAY_NAME}s? \\d{1,2} ?[–-] ?\\d{1,2}(?![\\d.])`, 'iu');
/** "32 uur per week", "24 h de fermentación": how long, not when. */
const HOW_LONG =
  /\d ?\p{L}{1,7}\.? ?(?:per|pro|por|par|à la|a la|a|p)? ?[/ ](?:w|week|woche|semana|semaine|settimana|tydzień)(?!\p{L})|\d ?(?:h|uur|hours?|horas?|heures?|ore|stunden) (?:of|de|di|von|van) \p{Ll}/iu;
const LEAST_LEFT = 12;
const MOST_PRICED_WORDS = 6;
/** More terms of one sentence are a list of their own. */
const MOST_TERMS = 3;
const MOST_BARE_WORDS = 2;
/** A time alone says too little below a button. */
const LEAST_LETTERS = 6;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** "280 euro cerimonia", "batteries £40": a price, rather than a sum that a sentence is about. */
const isPriced = (part: string): boolean =>
  MONEY_FIRST.test(part) || (MONEY.test(part) && wordsIn(part) <= MOST_PRICED_WORDS);

/** Whether a part of a sentence tells a price, a time or how to call; the times of something with a date are its own. */
const isEarly = (part: string, isDated: boolean): boolean =>
  isPriced(part) ||
  MAIL.test(part) ||
  PHONE.test(part) ||
  (!isDated && ((tellsTime(part) && !HOW_LONG.test(part)) || DAYS_AND_HOURS.test(part)));

/** Whether a text can stand below the button: short, and more than a time. */
const isTerm = (text: string): boolean =>
  text.length <= MOST_TERM &&
  !/ \/ |\p{L}{2}[.!?] \p{Lu}/u.test(text) &&
  (MONEY.test(text) || PHONE.test(text) || (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS);

/** From so many figures on, a sentence without marks is a dictated list of prices. */
const LEAST_FIGURES = 4;
const WORDS_A_FIGURE = 6;
/** A headline of so many words is no name. */
const LEAST_HEADLINE_WORDS = 5;

/** Whether a sentence was dictated without marks and is full of figures: nobody reads it at a glance. */
function isDictatedList(text: string): boolean {
  const figures = text.match(/(?<![\d.,])\d+(?![\d.,]?\d)/g)?.length ?? 0;
  return !/[,;:]/.test(text) && figures >= LEAST_FIGURES && wordsIn(text) <= figures * WORDS_A_FIGURE;
}

/** Whether a dictated sentence, without marks, begins with a headline that was cut from it. */
const isSaidAgain = (sentence: string, headline: string): boolean =>
  wordsIn(headline) >= LEAST_HEADLINE_WORDS &&
  !/[,;:.]/.test(sentence) &&
  sentence.toLowerCase().startsWith(`${headline.toLowerCase()} `);

const LEAST_LISTED = 2;

const WHOLE: Omit<CalmLead, 'lead'> = { terms: [], below: [] };

/** A sentence without the aside in brackets at its end; what somebody says of themselves there is a line of its own. */
function withAsideApart(sentence: string): CalmLead {
  const { text, aside } = withoutAside(sentence);
  if (aside === '') return { ...WHOLE, lead: sentence };
  return isRemark(aside)
    ? { ...WHOLE, lead: `${text}\n${capitalised(aside)}` }
    : { ...WHOLE, lead: text, terms: [aside] };
}

/** Parts of a sentence as terms, as many in each as it holds; empty where one is too long or they are too many. */
function termsOf(parts: readonly string[]): string[] {
  const terms: string[] = [];
  for (const part of parts) {
    const last = terms.at(-1);
    if (last !== undefined && `${last}, ${part}`.length <= MOST_TERM) terms[terms.length - 1] = `${last}, ${part}`;
    else terms.push(part);
  }
  return terms.length <= MOST_TERMS && terms.every(isTerm) ? terms : [];
}

/** A sentence up to its first price, time or way to call; empty where it begins with one. */
function calmSentence(sentence: string): CalmLead {
  const text = sentence.replace(/(?<!\.)\.$/, '');
  if (isDictatedList(text)) return { lead: '', terms: [], below: [sentence] };
  const parts = partsAtCommas(text);
  const isDated = datesIn(text, () => false).length > 0;
  const at = parts.findIndex((part) => isEarly(part, isDated));
  if (at < 0) return withAsideApart(sentence);
  const [first = '', ...others] = parts;
  const isBarePrice = at === 0 && isPriced(first) && wordsIn(first) <= MOST_BARE_WORDS;
  const [left, taken] = isBarePrice ? [others.join(', '), [first]] : [parts.slice(0, at).join(', '), parts.slice(at)];
  const terms = termsOf(taken);
  const stop = /(?<!\.)\.$/.test(sentence) && !left.endsWith('.') ? '.' : '';
  if (left.length >= LEAST_LEFT && !isSideMatter(left) && terms.length > 0)
    return { lead: capitalised(left + stop), terms, below: [] };
  if (at > 0 && left.length >= LEAST_LEFT) return { ...WHOLE, lead: sentence };
  if (isTerm(text)) return { lead: '', terms: [text], below: [] };
  // "Mardi 10h et jeudi 17h30, 12 € la séance, salle des Tilleuls": a list of terms.
  const isList =
    !text.includes(' / ') &&
    parts.some(isPriced) &&
    parts.filter((part) => isEarly(part, isDated)).length >= LEAST_LISTED;
  return isList ? { lead: '', terms: [], below: [sentence] } : { ...WHOLE, lead: sentence };
}

/**
 * A lead whose first sentence tells no price, no hours, no way to call and no aside, which are read further down.
 * `headline` is what stands above it: a dictated sentence does not begin with the same words.
 */
export function calmLead(lead: string, headline: string): CalmLead {
  const [line = '', ...others] = lead.split('\n');
  const [first = '', ...sentences] = sentencesOf(line);
  const calm = isSaidAgain(first, headline) ? { lead: '', terms: [], below: [first] } : calmSentence(first);
  if (calm.lead === first) return { ...WHOLE, lead };
  const told = [[calm.lead, ...sentences].filter(Boolean).join(' '), ...others].filter(Boolean).join('\n');
  if (calm.lead !== '' || told === '') return { ...calm, lead: told };
  const after = calmLead(told, headline);
  return { lead: after.lead, terms: [...calm.terms, ...after.terms], below: [...calm.below, ...after.below] };
}
