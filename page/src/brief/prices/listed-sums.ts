import type { Context } from '../context.ts';
import { roleOf } from '../headings.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';
import { hoursIn } from '../times/hours.ts';
import { contactsIn } from '../who/contacts.ts';
import { addressesIn } from '../who/places.ts';
import { ONLY_PRICED } from '../words/beside-prices.ts';
import { isUnitNext } from '../words/measures.ts';
import { FROM_SAID, NO_NAME_FIRST, NO_SUM_BEFORE } from '../words/said-prices.ts';
import { ENDS_IN_VARIANT, IS_VARIANT, SUM_AND_VARIANT } from '../words/variants.ts';
import { isCounted } from './bare-prices.ts';
import { nameBefore } from './name-before.ts';
import { partsAtCommas } from './price-parts.ts';

const CURRENCY = '(?:[€£$]|R\\$|zł|euros?|pounds?|reais|pesos|złotych)';
const NUMBER = '\\d{1,3}\\.\\d{3}|\\d{1,5}(?:[.,]\\d{2})?';
const SUM = `(?:(?:${FROM_SAID}) )?(?:(?:[€£$]|R\\$) ?)?(?:${NUMBER})(?: ?${CURRENCY}(?!\\p{L}))?`;
const EACH =
  "(?: ?(?:pp|p\\.p\\.|each|a head|c\\/u|cada|pièce|stück|l['’]uno|per stuk|za sztukę|\\/ ?\\p{L}{1,8}|(?:per|por|par|pro|za|à l[a'’]|a) \\p{L}{2,10}))?";
/** "Kartoffeln 5 kg 6,50 (freitags)": a name, its sum, and what is told of it. */
const ITEM = new RegExp(
  `^(?<name>(?:\\d{1,3} ?)?\\p{L}.*?|\\d{1,3} ?\\p{L}{1,8}) (?<sum>${SUM})(?<unit>${EACH})(?: \\((?<told>[^()]{2,60})\\))?$`,
  'iu',
);
/** "Becher (3 Kugeln)" */
const BRACKET_LAST = /^([^()]{2,60}) \(([^()]{2,60})\)$/u;
const VARIANT_BEHIND = SUM_AND_VARIANT(SUM);
const CENTS = /\d[.,]\d{2}(?!\d)|\d\.\d{3}(?!\d)/;
const HAS_CURRENCY = new RegExp(`(?:[€£$]|R\\$) ?\\d|\\d ?${CURRENCY}(?!\\p{L})`, 'iu');
/** "14 pp": a price for each. */
const A_HEAD = /\d ?p\.?p\.?$/iu;
/** "Piccola 2,50 media 3,50": where the next item begins without a mark. */
const NEXT_ITEM = /(?<=\d[.,]\d{2}(?: ?(?:€|£|zł|euros?))?) (?=\p{L}{2,}[^,;/]{0,40} \d{1,4}[.,]\d{2})/u;
const AND_ITEM = / (?:and|y|e|et|und|en|i|or|o|ou|oder|of|lub) (?=[^,;/]{3,40} \d)/iu;
const MOST_WORDS = 7;
const MOST_TIMES = 60;
const FEWEST = 2;
/** "Single room 14500": more than any house has rooms, and no year. */
const MANY = 2100;
const NOT_SOLD =
  /(?<!\p{L})(?:we|i|you|open|max\.?|min\.?|from \d|since|tel\.?|phone|level|age[sd]?|rooms?|seats?|años?|anos?|ans|jahre?n?|anni|jaar|lat)$|(?<!\p{L})(?:km|uhr|am|pm|%)$/iu;

const LEADS_TO_DATE = /(?<!\p{L})(?:zur|zum|am|im|on|el|le|dal|du|au)$/iu;

/** "Room 12", "at most 16" */
const NUMBERED_FIRST =
  /^(?:max|min|m[aá]x|m[ií]n|at most|höchstens|mindestens|beginn|start|nr|no|n°|raum|zimmer|room|salle|sala|zaal|aula|platz|table|tisch|mesa)(?!\p{L})/iu;

interface Item {
  name: string;
  sum: string;
  unit: string;
  told: string;
}

/** "Half day 30", "20 half day", "acacia 9,50": one of a list; null for another text. */
function itemOf(part: string): Item | null {
  const behind = VARIANT_BEHIND.exec(part)?.groups;
  // "Olive oil 5 l"
  if (behind?.sum && /\d$/.test(behind.sum) && isUnitNext(behind.variant ?? '')) return null;
  if (behind?.sum)
    return { name: [behind.thing, behind.variant].filter(Boolean).join(' '), sum: behind.sum, unit: '', told: '' };
  const { name = '', sum = '', unit = '', told = '' } = ITEM.exec(part)?.groups ?? {};
  const [, bare = name, inner = ''] = BRACKET_LAST.exec(name) ?? [];
  return name === '' ? null : { name: bare, sum, unit: unit.trim(), told: [inner, told].filter(Boolean).join(', ') };
}

const amountOf = (sum: string): number =>
  Number((/\d[\d.,]*/.exec(sum)?.[0] ?? '').replace(/\.(?=\d{3})/, '').replace(',', '.'));

/** What stands before the colon of a list, and the list. */
function headed(text: string): [string, string] {
  const [, head = '', list = ''] = /^(\p{L}[^:€£$]{1,50}?|\d{1,2} \p{L}[^:€£$]{1,40}?) ?: (.{4,})$/u.exec(text) ?? [];
  return list === '' ? ['', text] : [head, list];
}

const partsOf = (list: string): string[] =>
  partsAtCommas(list.replaceAll(' / ', ', ').replaceAll(' + ', '\u0000'))
    .map((part) => part.replaceAll('\u0000', ' + '))
    .flatMap((part) => part.split(NEXT_ITEM))
    .flatMap((part) => part.split(AND_ITEM))
    .map((part) => part.replace(/^(?:and|y|e|et|und|en|i) (?=\p{L})/iu, '').trim());

/** Names with the thing before each variant: "boat half day", "boat full day". */
function withThing(items: readonly Item[], head: string): Item[] {
  const [opened = ''] = head.split(', ');
  let thing = opened;
  return items.map((item) => {
    if (IS_VARIANT.test(item.name)) return thing === '' ? item : { ...item, name: `${thing} ${item.name}` };
    thing = ENDS_IN_VARIANT.exec(item.name)?.groups?.thing ?? '';
    return item;
  });
}

/** Whether the sums of a list are prices: one has a currency, or several have cents. */
function arePrices(items: readonly Item[], parts: readonly string[], priced: boolean): boolean {
  const amounts = items.map(({ sum }) => amountOf(sum));
  if (Math.max(...amounts) > Math.min(...amounts) * MOST_TIMES) return false;
  const isSure = priced || parts.some((part) => HAS_CURRENCY.test(part) || A_HEAD.test(part));
  return isSure || items.filter(({ sum }) => CENTS.test(sum)).length >= FEWEST;
}

/**
 * "Glas 500 g: Raps 6,50 / Linde 7,50", "2 seater half day £30, full day £45", "piccola 2,50 media 3,50": a list of things and sums,
 * each with its variant, whose currency may be left out; null for another text. `priced`: whether it is known to tell prices.
 */
export function listedSumsIn(
  text: string,
  { lexicon, language, role, group }: Context,
  priced = false,
): FoundFact[] | null {
  const [head, list] = headed(text.replace(/[.]$/, ''));
  if (
    /["“„]/.test(text) ||
    contactsIn(text, language).length > 0 ||
    addressesIn(text).length > 0 ||
    (head !== '' && roleOf(head, lexicon) === 'hours')
  )
    return null;
  const parts = partsOf(list);
  const items = parts.map(itemOf);
  if (parts.length < (priced ? 1 : FEWEST) || !items.every((item) => item !== null)) return null;
  // "Check in from 4pm, out by 10"
  const isLed = ({ name, sum }: Item) => (NO_SUM_BEFORE.test(name) && amountOf(sum) < MANY) || LEADS_TO_DATE.test(name);
  if ((items as Item[]).some(isLed)) return null;
  const found = (items as Item[]).map((item) => ({ ...item, name: nameBefore(item.name, lexicon) || item.name }));
  const isBare = found.some((_, at) => !HAS_CURRENCY.test(parts[at] ?? ''));
  const hasVariants = found.some(({ name }, at) => IS_VARIANT.test(name) && (at > 0 || head !== ''));
  if ((!isBare && !hasVariants) || !arePrices(found, parts, priced || role === 'offers')) return null;
  const isWrong = ({ name, sum }: Item, at: number) =>
    countWords(name) > MOST_WORDS ||
    (NOT_SOLD.test(name) && amountOf(sum) < MANY) ||
    NUMBERED_FIRST.test(name) ||
    NO_NAME_FIRST.test(name) ||
    [lexicon.own, lexicon.addressed, lexicon.free].some((words) => words.test(name)) ||
    (!HAS_CURRENCY.test(parts[at] ?? '') &&
      !IS_VARIANT.test(name) &&
      amountOf(sum) < MANY &&
      isCounted(parts[at] ?? '')) ||
    hoursIn(parts[at] ?? '', lexicon).facts.length > 0;
  if (found.some(isWrong)) return null;
  const isHeading = head !== '' && !ONLY_PRICED.test(head) && roleOf(head, lexicon) === undefined;
  const isNumbered = isHeading && found.some(({ name }) => name.includes(': '));
  const [first, ...others] = found;
  const titled = isNumbered && first ? [{ ...first, name: `${head}: ${first.name}` }, ...others] : found;
  const named = hasVariants ? withThing(found, isHeading ? head : '') : titled;
  return named.map(({ name, sum, unit, told }): FoundFact => {
    const isOwn = isHeading && !isNumbered && !name.startsWith(head.split(', ')[0] ?? head);
    const beside = hasVariants && isHeading ? head.split(', ').slice(1).join(', ') : '';
    return {
      kind: 'offer',
      label: tidied(name),
      value: sum,
      unit,
      text: tidied([told, beside].filter(Boolean).join(', ')),
      group: isOwn || (head !== '' && !isHeading) ? tidied(head) : group,
    };
  });
}
