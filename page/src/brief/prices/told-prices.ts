import type { Context } from '../context.ts';
import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';
import { hoursIn } from '../times/hours.ts';
import { contactsIn } from '../who/contacts.ts';
import { PLEASE } from '../words/any-language.ts';
import { EXAMPLE, LEADS, NO_PRICE_BEFORE, ONLY_PRICED, PAID_TO_SOMEBODY, UP_TO } from '../words/beside-prices.ts';
import {
  AFTERWARDS,
  ALONE_BEFORE,
  CONDITION_FIRST,
  COUNT_BEFORE,
  DEPOSIT,
  ELSE,
  FIRST_PART,
  FOR_BEFORE,
  FOR_WHOLE,
  GIVEN_BACK,
  INSTALMENTS,
  MORE,
  PARTLY,
  THEN_FIRST,
  UNIT_BOUND,
  UNIT_END,
  UNIT_FOR,
  USUALLY,
  WITH_DEPOSIT,
  YOU_GET,
} from '../words/told-prices.ts';
import { FROM_NUMBER } from './bare-prices.ts';
import { sumsIn } from './money.ts';
import { nameBefore } from './name-before.ts';
import { PREPOSITION, WAGES } from './offer-name.ts';
import { dividedUnit, LED_ON, LESS } from './offer-terms.ts';
import { type PricePart, pricePartsOf } from './price-parts.ts';
import { hasPricedBracket, pricesInBrackets } from './told-brackets.ts';
import { datesOf, divided, isThing, leadOf, nameAfter } from './told-names.ts';

/** What is longer is a story. */
const LONGEST = 420;
const MOST_WORDS_TOLD = 9;
const MOST_WORDS_GOING_ON = 4;
const MOST_WORDS_BEHIND = 14;
const NEXT_SENTENCE = /\p{L}{2}[.!?] \p{Lu}/u;
const PAYS_NOTHING =
  /(?<!\p{L})(?:no pagan?|não pagam?|ne paie(?:nt)? (?:pas|rien)|zahlen nichts|non pagan?o?|betalen niets|nie płac[ią])(?!\p{L})/iu;

interface Row {
  label: string;
  value: string;
  unit: string;
  told: string[];
}

/** Rows, and what of their sentence tells something else. */
export interface ToldPrices {
  offers: FoundFact[];
  rest: string;
}

/** "For £150 your name goes on a seat": a sum, and what somebody gets for it. */
const isGiven = ({ before, after }: PricePart): boolean =>
  FOR_BEFORE.test(before.trim()) && YOU_GET.test(after.trim()) && countWords(after) <= MOST_WORDS_BEHIND;

/** Whether a sum is what somebody earns, saves or has raised, or a bound. */
const isNoPrice = ({ before, after, value }: PricePart, lexicon: Lexicon): boolean =>
  LESS.test(after) ||
  MORE.test(after) ||
  PARTLY.test(after) ||
  PAID_TO_SOMEBODY.test(after) ||
  WAGES.test(before) ||
  WITH_DEPOSIT.test(before.trim()) ||
  NO_PRICE_BEFORE.test(before) ||
  UP_TO.test(value) ||
  [after, before].some((text) => lexicon.raised.test(text)) ||
  lexicon.goal.test(before) ||
  // "A £200 deposit holds the date", "every £50 pays for a bench", "za 50 zł ogrzejemy kota"
  lexicon.words.articles.includes(before.trim().toLowerCase()) ||
  ALONE_BEFORE.test(before.trim()) ||
  // "A season ticket and 400 € for training"
  / (?:and|y|e|et|und|en|i|oraz) $/iu.test(before);

/** The unit of a price, whom it is for, and what stands behind both. */
function unitOf(part: PricePart): { unit: string; whom: string; behind: string } {
  const [unit, beside] = dividedUnit(part.unit.trim().replace(LED_ON, ''));
  const end = UNIT_END.exec(unit)?.[0] ?? '';
  const bare = unit.slice(0, unit.length - end.length);
  const at = bare.search(UNIT_FOR);
  const bound = at > 0 ? null : UNIT_BOUND.exec(bare);
  const [first, whom] = at > 0 ? [bare.slice(0, at), bare.slice(at + 1)] : [bound?.[1] ?? bare, bound?.[2] ?? ''];
  const behind = `${end}${beside}${part.after.slice(part.unit.length)}`.trim().replace(/^[.,–—-] /, '');
  return { unit: first, whom, behind };
}

/**
 * The offers that a sentence tells in its own words: "Sausages are £9.50 a kg, a dozen eggs £3.60", "It costs 25 € each for two, 18 €
 * each from four"; null where one of its sums is no price, or nothing says of what.
 */
export function pricesTold(written: string, context: Context): ToldPrices | null {
  const { lexicon } = context;
  if (written.length > LONGEST) return null;
  const [, free = '', bound = '', beyond = ''] = FREE_TIER.exec(written.replace(/[.!]$/, '')) ?? [];
  const [above = ''] = ABOVE.exec(beyond) ?? [];
  const tiers = beyond === '' ? null : pricesTold(beyond.slice(above.length), context);
  const [next, ...others] = tiers?.offers ?? [];
  if (tiers && next)
    return {
      ...tiers,
      offers: [
        { kind: 'offer', label: tidied(bound), value: free, unit: '', text: '' },
        { ...next, label: next.label || tidied(above) },
        ...others,
      ],
    };
  const brackets = pricesInBrackets(written, lexicon);
  if (EXAMPLE.test(written)) return null;
  if (NEXT_SENTENCE.test(written)) return brackets && sumsIn(brackets.rest).length === 0 ? brackets : null;
  if (!brackets && hasPricedBracket(written, lexicon)) return null;
  const text = (brackets?.rest ?? written).replace(/[.!]$/, '');
  if (WHOEVER.test(text)) return null;
  const [priced, unpriced] = clausesOf(text);
  const parts = pricePartsOf(priced, lexicon);
  if (!parts.some(({ isSum }) => isSum)) return brackets;
  const last = brackets ? lastOfList(text, context) : null;
  if (brackets && last) return { offers: [...brackets.offers, ...last.offers], rest: last.rest };
  const isSure = parts.every((part) =>
    part.isSum ? isGiven(part) || !isNoPrice(part, lexicon) : sumsIn(part.written).length === 0,
  );
  const told = isSure ? rowsOf(parts, context) : null;
  return (
    told && {
      offers: [...told.offers, ...(brackets?.offers ?? [])],
      rest: [told.rest, ...unpriced].filter(Boolean).join('; '),
    }
  );
}

/** "Free up to 200 items, above that $9 a month": what is free up to a bound, before what it costs beyond. */
const FREE_TIER =
  /^(free|kostenlos|gratis|gratuito?|grátis|bezpłatnie|darmow\p{L}+|za darmo) ((?:for )?(?:up to|bis(?: zu)?|hasta|até|jusqu['’]à|fino a|tot|do) (?:\d|\p{L}{2,8} )[^,;.€£$]{2,40})[,;.] (.{3,200})$/iu;

/** "Above that $9": beyond what is free. */
const ABOVE =
  /^(?:above that|beyond that|after that|more than that|then|darüber(?: hinaus)?|danach|dann|a partir de ahí|más allá|después|luego|por encima|acima disso|depois|a partir daí|au-delà|ensuite|après|oltre|poi|dopo|daarboven|daarna|powyżej|potem),? (?=[€£$\d])/iu;

/** "Wie later afzegt, krijgt 35 euro in rekening gebracht": who pays what, which needs its sentence. */
const WHOEVER =
  /^(?:who(?:ever)?|anyone who|wer|wie|quien(?:es)?|el que|quem|celui qui|ceux qui|qui|chi|kto) [^,]{6,80}, \p{Ll}/iu;

const LAST_OF_LIST =
  / (?:and|or|y|o|e|ou|et|und|oder|en|of|i|lub) (?=[^,;€£$]{6,60}(?:[€£$] ?\d|\d[\d.,]* ?(?:€|£|zł|euros?))[^,;]*$)/iu;

/** "A Hawk Walk, an Owl Evening or a Falconer's Day for £145": the last of a list, where brackets price the others. */
function lastOfList(text: string, context: Context): ToldPrices | null {
  const joint = LAST_OF_LIST.exec(text);
  const [part, ...others] = joint ? pricePartsOf(text.slice(joint.index + joint[0].length), context.lexicon) : [];
  if (!joint || !part?.isSum || others.length > 0 || part.after !== part.unit || isNoPrice(part, context.lexicon))
    return null;
  const name = nameBefore(part.before.trim(), context.lexicon);
  const row = rowOf({ ...part, before: name }, [], { listed: true, goesOn: true }, context);
  const rest = `${text.slice(0, joint.index)}${joint[0]}${part.before.trim().replace(ENDS_IN_FOR, '')}`;
  return row && row.label !== '' ? { offers: [offerOf(row)], rest } : null;
}

const ENDS_IN_FOR = / (?:for|at|por|a|para|pour|à|für|zu|per|da|voor|za)$/iu;

/** "I charge by the metre - £18 a metre for laying": how prices are made, before them. */
const LEAD_BEFORE_SUM = /^(\P{Nd}{8,80}) [–—-] (?=[€£$]? ?\d)/u;

/** What stands between semicolons: what tells prices, and what tells none. */
function clausesOf(text: string): [string, string[]] {
  const clauses = text.replace(LEAD_BEFORE_SUM, '$1; ').split('; ');
  // "Dalla terza settimana 185" goes on with the price before it.
  const isPriced = (clause: string) => sumsIn(clause).length > 0 || countWords(clause) <= MOST_WORDS_GOING_ON;
  return [clauses.filter(isPriced).join('; '), clauses.filter((clause) => !isPriced(clause))];
}

/** The rows of the parts of a sentence, and what is left of it; null where a part fits neither. */
function rowsOf(parts: readonly PricePart[], context: Context): ToldPrices | null {
  const { lexicon, language, role } = context;
  const rows: Row[] = [];
  const rest: string[] = [];
  let waiting: string[] = [];
  const place = (told: readonly string[]) => {
    const last = rows.at(-1);
    for (const part of told)
      if (last && isToldOf(part, context)) last.told.push(part);
      else rest.push(part);
  };
  for (const part of parts) {
    const row = part.isSum
      ? rowOf(part, waiting, { listed: rows.length > 0, goesOn: parts.length > 1 }, context)
      : null;
    if (part.isSum && !row) return null;
    if (row) {
      place(row.left);
      const last = rows.at(-1);
      const whole = last ? withThen(last, row) : null;
      if (whole) rows[rows.length - 1] = whole;
      else rows.push(row);
      waiting = [];
    } else {
      const [, payments = ''] = INSTALMENTS.exec(part.written) ?? [];
      const { name = '', sum = '' } = FROM_NUMBER.exec(part.written)?.groups ?? {};
      if (sum !== '' && rows.length > 0 && isThing(name, lexicon)) {
        place(waiting);
        waiting = [];
        rows.push({ label: name, value: sum, unit: '', told: [] });
        continue;
      }
      if (payments === '' || rows.length === 0) waiting.push(part.written);
      else rows.push({ label: '', value: payments, unit: '', told: [] });
    }
  }
  place(waiting);
  const isHeld = ({ label, told }: Row) =>
    DEPOSIT.test(label || (told[0] ?? '')) && !told.some((part) => GIVEN_BACK.test(part));
  if (rows.every(isHeld)) return null;
  const told = rows.flatMap((row) => row.told);
  if (told.some((part) => contactsIn(part, language).length > 0)) return null;
  const dates = told.flatMap((part) => datesOf(part, lexicon));
  // "Next dates 8 March, 12 April and 17 May" needs its sentence.
  if (rest.filter((part) => datesOf(part, lexicon).length > 0).length > 1) return null;
  if (role === 'offers' && (dates.length > 0 || datesOf(rest.join(', '), lexicon).length > 0)) return null;
  return {
    offers: [
      ...rows.map(offerOf),
      ...dates.map((date): FoundFact => ({ kind: 'date', text: date.text, value: date.iso })),
    ],
    rest: rest.join(', ').replace(lexicon.joinFirst, ''),
  };
}

/** "Callouts £65 first hour" and "then £40" as one row, all of which is its price; null where they are two. */
function withThen(first: Row, { label, value, unit, told }: Row): Row | null {
  const [part = '', ...others] = [first.unit, ...first.told].filter(Boolean);
  if (first.label === '' || !FIRST_PART.test(part) || !AFTERWARDS.test(label)) return null;
  const then = [label, value, unit, ...told].filter(Boolean).join(' ');
  return { ...first, unit: `${part}, ${then}`, told: others };
}

/** Whether what stands behind a price is told of it. */
const isToldOf = (text: string, { lexicon, language }: Context): boolean =>
  countWords(text) <= MOST_WORDS_TOLD &&
  contactsIn(text, language).length === 0 &&
  datesOf(text, lexicon).length === 0 &&
  hoursIn(text, lexicon).facts.length === 0 &&
  ![lexicon.own, lexicon.calls].some((words) => words.test(text)) &&
  (!lexicon.free.test(text) || (lexicon.free.exec(text)?.index ?? 0) === 0 || PAYS_NOTHING.test(text));

/** The row of one part; `left`: which of the parts that wait before it are not told of it. */
function rowOf(
  part: PricePart,
  waiting: readonly string[],
  { listed, goesOn }: { listed: boolean; goesOn: boolean },
  context: Context,
): (Row & { left: string[] }) | null {
  const { lexicon } = context;
  const [count = ''] = COUNT_BEFORE.exec(part.before) ?? [];
  const value = `${count}${part.value}`.replace(/(?<=[x×])(?=\d)/u, ' ');
  const { unit, whom, behind } = unitOf(part);
  const isDay = datesOf(`${part.value}${part.after}`, lexicon).some(({ start }) => start < part.value.length);
  if (countWords(behind) > MOST_WORDS_BEHIND || isDay) return null;
  if (listed && isGiven(part)) return { label: part.after.trim(), value, unit: '', told: [], left: [...waiting] };
  const whole = part.before.slice(0, part.before.length - count.length);
  const often = USUALLY.exec(whole.trim())?.[0] ?? '';
  const before = nameBefore(whole.trim().slice(0, whole.trim().length - often.length), lexicon);
  const isCall = lexicon.calls.test(before) || PLEASE.test(before);
  const written = isCall ? '' : before;
  const waits = isCall ? [...waiting, whole.trim()] : [...waiting];
  const then = part.joint === 'word' && written === '' ? (THEN_FIRST.exec(part.written)?.[0] ?? '') : '';
  if (then !== '' && listed) return { label: then, value, unit, told: [whom, behind], left: waits };
  const isFree = waits.some((told) => lexicon.free.test(told));
  if (THEN_FIRST.test(written) && countWords(written) <= 2) {
    if (!listed && (isFree || ELSE.test(written))) return null;
    return { label: listed ? written : '', value, unit, told: [listed ? '' : written, whom, behind], left: waits };
  }
  if (/\p{L}{3}/u.test(written) && !ONLY_PRICED.test(written)) {
    const [name, when] = divided(written, lexicon);
    const opensWith = WITH_FIRST.test(name) && countWords(name) <= MOST_WORDS_WITH && behind === '';
    const isLed = !listed && !opensWith && PREPOSITION.test(name) && !PREPOSITION_NAMES.test(name);
    if (isLed || !isThing(name, lexicon)) return null;
    const isCondition = (told: string) => CONDITION_FIRST.test(told);
    const conditions = waits.filter(isCondition);
    return {
      label: name,
      value,
      unit,
      told: [...conditions, when, often, whom, behind],
      left: waits.filter((told) => !isCondition(told)),
    };
  }
  const lead = leadOf(waits, context);
  if (lead) return { ...lead, value, unit, told: [...lead.told, whom, behind] };
  // "£6 a night or £55 for the whole term"
  const all = [unit, whom, behind].filter(Boolean).join(' ');
  if (listed && part.joint === 'word' && before === '' && FOR_WHOLE.test(all))
    return { label: all, value, unit: '', told: [], left: waits };
  const [name, told] = whom === '' ? nameAfter(behind, lexicon) : [whom.replace(LEADS, ''), behind];
  if (name !== '' && !(isFree && waits.length > 1)) {
    return { label: name, value, unit, told: [told], left: waits };
  }
  // "$9 a month or $90 a year"
  if (listed && part.joint === 'word' && before === '' && behind === '' && UNIT_ALONE.test(unit))
    return { label: unit, value, unit: '', told: [], left: waits };
  const isAlone = waits.length === 0 || datesOf(waits[0] ?? '', lexicon).length > 0;
  const isSaid =
    whole.trim() !== '' ||
    unit !== '' ||
    behind !== '' ||
    (sumsIn(value)[0]?.index ?? 0) > 0 ||
    waits.length > 0 ||
    goesOn;
  return listed || !isAlone || !isSaid ? null : { label: written, value, unit, told: [behind], left: waits };
}

const UNIT_ALONE =
  /^(?:(?:an?|per|por|pro|par|al|à l[a'’]|im|la|je|za|na|op) ?\p{L}+|(?:for|por|para|pour|für|per|voor|za) (?:the |el |o |l['’]|das |den |il |het )?(?:year|month|week|season|año|mes|ano|mês|année|mois|jahr|monat|anno|mese|jaar|maand|rok|miesiąc))$/iu;

/** "With fenugreek": another kind of what stands before it. */
const WITH_FIRST = /^(?:with|met|con|com|avec|mit|z|ze) /iu;
const MOST_WORDS_WITH = 4;

/** "For a taster", "up to ten panels": a name that opens with a small word, and is one where a list begins with it. */
const PREPOSITION_NAMES = /^(?:a|an|up to|tot|bis|hasta|até|jusqu['’]à|fino a|do|za) \p{L}?\d?/iu;

const offerOf = ({ label, value, unit, told }: Row): FoundFact => ({
  kind: 'offer',
  label: tidied(label),
  value,
  unit,
  text: tidied(
    told
      .map((part) => part.trim().replace(/^\(([^()]+)\)$/, '$1'))
      .filter((part) => /[\p{L}\d]/u.test(part))
      .join(', '),
  ),
});
