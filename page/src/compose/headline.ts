import type { Fact } from '@landfall/shared/contracts';
import { joinedAtAbbreviations } from '../brief/text/stops.ts';
import { IDLE_NAME } from '../brief/words/idle-names.ts';
import { SELLS } from '../brief/words/offering.ts';
import { withoutSmallEnd } from '../brief/words/small-ends.ts';
import { headClause, IN_A_LIST, PHONE_AT_END, partsAtCommas } from './head-clause.ts';
import {
  GOOD_HEADLINE,
  headlineScore,
  isDetail,
  isNews,
  isSpoken,
  namesNothing,
  says,
  tellsTown,
} from './headline-score.ts';
import { asHeadline } from './known-fact.ts';
import { isSideMatter } from './side-matter.ts';
import { withoutSelf } from './without-self.ts';

const MOST_HEADLINE = 90;
const MOST_LEAD = 420;
/** What is left of a text beyond the lead, and too short for a section. */
const SHORT_REST = 120;

// A full stop after a short word may be an abbreviation's, as in "St. James".
const SENTENCE_END = /(?<=(?:\p{L}{3}|\p{N}{3}|[.,:]\p{N}{2}|[)»”"'])[.]|[!?…][»”"')]?)\s+(?=[\p{Lu}\p{N}¿¡«“"(])/u;

/** The sentences of a text, and its lines. */
export const sentencesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => joinedAtAbbreviations(line.split(SENTENCE_END)));

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const GREETING =
  /^[¡]?(?:hi|hello|hey|dear|hola|buenos|olá|bonjour|salut|hallo|guten|ciao|salve|buongiorno|hoi|beste|cześć|dzień dobry|witam)(?!\p{L})/iu;

/** Whether a text is a phrase that says something: no label, greeting or address. */
function isPhrase(text: string): boolean {
  const words = text.split(/\s+/).length;
  if (/@|https?:|\bwww\./i.test(text) || GREETING.test(text)) return false;
  if (UNSPACED.test(text)) return text.length >= 5;
  return words >= 3 || (words === 2 && text.length >= 12);
}

const firstOf = (text: string): string => sentencesOf(text)[0] ?? '';
/** "Hiring: night snowplow operator in Sudbury, Ontario": what is wanted or offered. */
const isSought = (text: string): boolean =>
  /^[^:,]{3,24}: [^:]{12,}$/.test(text) && IDLE_NAME.test(text.split(':')[0] ?? '');
/** What a colon names stands before it: "Free webinar: How to price a product". A list does not. */
const isTitled = (text: string): boolean => /^[^:,]{3,40}: [^:,]{12,}$/.test(text) || isSought(text);
const headingIn = (text: string): string => withoutSelf(firstOf(text)).text;
const heads = (text: string, at: number): boolean =>
  headingIn(text).length <= MOST_HEADLINE &&
  isPhrase(headingIn(text)) &&
  (!/[:;]/.test(headingIn(text)) || (at === 0 && isTitled(headingIn(text))));

/** What the top of a page says of what it is about. */
export interface Said {
  /** The fact that it is taken from. */
  about: Fact | undefined;
  headline: string;
  lead: string;
  /** Sentences that are told below. */
  rest: string[];
}

/** As many whole sentences as a lead holds. */
function leadOf(sentences: readonly string[]): { lead: string; rest: string[] } {
  let count = 0;
  let length = 0;
  for (const sentence of sentences) {
    if (length + sentence.length > MOST_LEAD) break;
    length += sentence.length + 1;
    count += 1;
  }
  const rest = sentences.slice(count);
  const isShort = count > 0 && rest.join(' ').length < SHORT_REST;
  return isShort ? { lead: sentences.join(' '), rest: [] } : { lead: sentences.slice(0, count).join(' '), rest };
}

/** The fact that says best what the page is about; of several good ones the first. `from`: how many were told before. */
export function bestHeading(facts: readonly Fact[], names: readonly string[], from = 0): Fact | undefined {
  const scored = facts
    .map((fact, at) => ({
      fact,
      score: heads(fact.text, at) ? headlineScore(headingIn(fact.text), names, at + from) : -Infinity,
    }))
    .filter(({ score }) => score >= GOOD_HEADLINE);
  const best = Math.max(...scored.map(({ score }) => score));
  return (scored.find(({ score }) => score >= GOOD_HEADLINE + 0.5) ?? scored.find(({ score }) => score === best))?.fact;
}

const canLead = (text: string): boolean =>
  isPhrase(firstOf(text)) &&
  firstOf(text).length <= MOST_LEAD &&
  ![isDetail, isNews, isSideMatter].some((rules) => rules(firstOf(text)));

const isOpening = (text: string): boolean =>
  isPhrase(firstOf(text)) && firstOf(text).length <= MOST_LEAD && firstOf(text).length > 60 && !/^[\d€£$]/u.test(text);

const MOST_OPENING = 70;
const LEAST_OPENING = 12;
/** A part of a sentence that is a count, a sum, a time or a street: "148.000 km", "Rua do Heroísmo 288". */
const COUNTS = /^[^\p{L}\d]{0,4}\d|(?<!\d)\d{2,6}$|[€£$]|\d ?(?:h|uhr|km|m²|m2|kg|%)(?!\p{L})/iu;
/** What a description opens with, up to the first count, sum or street in it; empty where that heads no page. */
function openingClause(text: string, names: readonly string[]): string {
  const sentence = withoutSelf(firstOf(text)).text.replace(/[.]$/, '').replace(PHONE_AT_END, '');
  const parts = partsAtCommas(sentence);
  const counted = parts.findIndex((part, at) => at > 0 && COUNTS.test(part));
  if (parts.length < 2 || counted === 0 || (counted < 0 && sentence.length <= MOST_HEADLINE)) return '';
  let clause = parts[0] ?? '';
  for (const part of parts.slice(1, counted < 0 ? undefined : counted)) {
    // "Cave 9" alone tells too little.
    if (clause.length >= LEAST_OPENING || `${clause}, ${part}`.length > MOST_OPENING) break;
    clause = `${clause}, ${part}`;
  }
  // "Toilets for weddings, fairs and building sites" is no end of a headline at "weddings".
  const after = sentence.slice(clause.length + 2);
  // What follows a town tells more of it, unless it is another town.
  const isList = IN_A_LIST.test(after) && (!tellsTown(clause) || /^\p{Lu}/u.test(after));
  const isHeading =
    clause.length >= LEAST_OPENING && clause.length <= MOST_OPENING && isPhrase(clause) && !/[:;?!]/.test(clause);
  const isPlain = (!isSpoken(clause) || SELLS.test(clause)) && !namesNothing(clause) && !isDetail(clause);
  return isHeading && isPlain && !isList && !names.some((name) => name === clause) ? asHeadline(clause) : '';
}

const FEWEST_WORDS_BESIDE_NAME = 3;

/** "Copeaux & Cie rents toilets for weddings": what a sentence says of the name that it begins with, up to where a clause ends. */
function namedClause(sentence: string, names: readonly string[]): string {
  const clause = headClause(sentence.replace(/[.]$/, ''));
  const name = names.find((known) => clause.startsWith(known)) ?? '';
  const told = clause.slice(name.length).trim().split(' ');
  const isDefined = /^(?:is|are|es|son|é|são|est|sont|ist|sind|è|sono|zijn|to)$/i.test(told[0] ?? '');
  return name !== '' && told.length >= FEWEST_WORDS_BESIDE_NAME && !isDefined && !isSpoken(clause) ? clause : '';
}

/** ", a rear bike light" behind a name: what it is. */
const IS_APPOSED = /^, (?=(?:an?|una?|um|uma|une?|eine?|een|el|la|le|l['’]|der|die|das|il|lo|o|het|de) ?\p{Ll})/u;
const MOST_WORDS_BEFORE_NAME = 6;

/** "We launch Halo Nine, a rear bike light that gets brighter": what a first sentence says that the thing it names is; null where it does not. */
function apposedIn(
  [first = '', ...others]: readonly string[],
  names: readonly string[],
): { headline: string; rest: string[] } | null {
  const name = names.find((known) => first.includes(known)) ?? '';
  const [before = '', ...after] = name === '' ? [] : first.split(name);
  const told = after.join(name);
  const [mark = ''] = IS_APPOSED.exec(told) ?? [];
  // Whoever is named before it is told of, too.
  const isPlain = !/ \p{Lu}|\d/u.test(before) && before.trim().split(' ').length <= MOST_WORDS_BEFORE_NAME;
  if (mark === '' || !isPlain) return null;
  const what = told.slice(mark.length).replace(/[.]$/, '');
  const clause = headClause(what);
  if (clause === '' || !isPhrase(clause)) return null;
  const left = what.slice(clause.length).replace(/^[\s,;:–—-]+/, '');
  return { headline: clause, rest: [...(left === '' ? [] : [asHeadline(left)]), ...others] };
}

/** The headline and the lead that the facts about a page give: those that a person wants there, or of the best one that can stand there. */
export function saidOf(abouts: readonly Fact[], names: readonly string[], wanted = ''): Said {
  const own = wanted === '' ? undefined : abouts.find(({ text }) => text === wanted);
  if (own) return { about: own, headline: asHeadline(own.text), lead: '', rest: [] };
  const heading = bestHeading(abouts, names);
  // What a brief opens with says what it is, also where it names times.
  const [opens] = abouts;
  const first = opens && names.length > 0 && isOpening(opens.text) ? opens : undefined;
  const isSure = heading === opens || names.some((name) => heading && says(headingIn(heading.text), name));
  const clause = opens && !isSure ? openingClause(opens.text, names) : '';
  if (opens && clause !== '') return { about: opens, headline: clause, ...leadOf(sentencesOf(opens.text)) };
  // "Copeaux & Cie rents toilets for weddings and fairs": who it is and what they do says more than a remark.
  const isNamed = !isSure && names.some((name) => first?.text.startsWith(name));
  const telling = (isNamed ? first : heading) ?? first ?? abouts.find(({ text }) => canLead(text));
  const about =
    telling ?? (names.length > 0 ? undefined : abouts.find(({ text }) => firstOf(text).length <= MOST_HEADLINE));
  if (!about) return { about, headline: '', lead: '', rest: [] };
  const sentences = sentencesOf(about.text);
  const isHeaded = (about === heading && !isNamed) || !telling;
  const { text, isWhole } = withoutSelf(sentences[0] ?? '');
  const apposed = isHeaded ? null : apposedIn(sentences, names);
  if (apposed) return { about, headline: apposed.headline, ...leadOf(apposed.rest) };
  const headline = isHeaded ? asHeadline(text) : isNamed ? namedClause(sentences[0] ?? '', names) : '';
  return { about, headline, ...leadOf(isHeaded && isWhole ? sentences.slice(1) : sentences) };
}

const MOST_DICTATED = 60;
/** From so many words on, a sentence without a mark is dictated. */
const LEAST_DICTATED = 20;
const SHORT_WORD = 3;
const IT_IS = /^(?:é|it['’]s|it is|es|c['’]est|è|das ist|het is|to) (?=\p{Lu})/iu;

/** The first words of what somebody dictates without a mark: it begins with what it is about. Empty for any other text. */
function dictatedStart(text: string): string {
  const isDictated = text.split(' ').length >= LEAST_DICTATED && !/[,;:.!?]/.test(text.slice(0, MOST_DICTATED));
  if (!isDictated) return '';
  const said = text.replace(IT_IS, '');
  const cut = said.slice(0, said.lastIndexOf(' ', MOST_DICTATED)).split(' ');
  // "... in Madureira no Rio": a short word at the end goes on.
  const words = cut.slice(0, cut.findLastIndex((word) => word.length > SHORT_WORD) + 1).join(' ');
  return isPhrase(words) && !namesNothing(words) ? asHeadline(withoutSmallEnd(words)) : '';
}

/** The beginning of the first sentence that heads a page, and all of it below. */
function beginningOf(facts: readonly Fact[]): Said | undefined {
  for (const about of facts) {
    const { text } = withoutSelf(firstOf(about.text));
    const isGoal = about.kind === 'goal' && text.length <= MOST_HEADLINE;
    const headline = namesNothing(text) ? '' : isGoal ? asHeadline(text) : headClause(text);
    if (!isPhrase(headline)) continue;
    const sentences = sentencesOf(about.text);
    const isWhole = asHeadline(sentences[0] ?? '') === headline;
    return { about, headline, ...leadOf(isWhole ? sentences.slice(1) : sentences) };
  }
  for (const about of facts) {
    const headline = dictatedStart(about.text);
    if (headline !== '') return { about, headline, ...leadOf(sentencesOf(about.text)) };
  }
  return undefined;
}

/** What a page is headed by that nothing heads well; by a question only where nothing else can. */
export function clauseOf(facts: readonly Fact[]): Said | undefined {
  const asks = ({ text }: Fact) => firstOf(text).trimEnd().endsWith('?');
  return beginningOf(facts.filter((fact) => !asks(fact))) ?? beginningOf(facts.filter(asks));
}

/** The fact that can go on a lead: one that introduces somebody, one of the first, or the one after the headline's. */
export function nextOf(abouts: readonly Fact[], { about, lead, rest }: Said, introduction?: Fact): Fact | undefined {
  if (!about || rest.length > 0) return undefined;
  const others = [
    ...(introduction ? [introduction] : []),
    ...abouts.slice(0, 2),
    ...abouts.slice(abouts.indexOf(about) + 1).slice(0, 1),
  ];
  return others.find(
    (fact) =>
      fact !== about &&
      lead.length + fact.text.length < 300 &&
      !fact.text.includes('\n') &&
      fact.text.length > 24 &&
      canLead(fact.text),
  );
}
