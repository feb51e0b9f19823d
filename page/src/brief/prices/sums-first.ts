import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';
import { ONLY_PRICED, TERMS_OF_SALE } from '../words/beside-prices.ts';
import { isUnitNext } from '../words/measures.ts';
import { isCounted } from './bare-prices.ts';
import { sumsIn } from './money.ts';
import { LESS } from './offer-terms.ts';
import { isClosed, partsAtCommas } from './price-parts.ts';

const MOST_WORDS = 10;
const FEWEST = 2;
const LONGEST = 300;
const NUMBER = /^\d{1,4}(?:[.,]\d{2})?(?= )/;
const NAME_AND_NUMBER = /^(\p{L}[\p{L} '’-]{2,40}) (\d{1,4}(?:[.,]\d{2})?)$/u;
/** "/mois", "€ 38/month" */
const UNIT = /^ ?\/ ?\p{L}{1,10}\.?(?= )/u;
const ARTICLE = /^an? (?=\p{L})/iu;
/** What is counted, rather than bought: "an hour", "each". */
const ONLY_UNIT =
  /^(?:(?:an?|per|por|par|pro|al?|la|le|je|za|na|the|à l['’]|l['’]) ?)?(?:each|hours?|days?|nights?|weeks?|months?|years?|person|head|time|piece|couple|horas?|días?|noches?|semanas?|mes(?:es)?|años?|personas?|noites?|dias?|mês|pessoas?|heures?|jours?|nuits?|semaines?|mois|ans?|personnes?|pièces?|stunden?|tage?|tag|nächte|nacht|wochen?|monat\p{L}*|jahr|personen?|stück|or[ae]|giorn[oi]|nott[ei]|settiman[ae]|mes[ei]|ann[oi]|person[ae]|uur|dag(?:en)?|nacht(?:en)?|maand|jaar|persoon|stuk|godzin\p{L}?|dzień|doba|noc|tydzień|miesiąc|rok|osob\p{L}|sztuk\p{L})$/iu;
/** "£6 buys a book", "£20 to spend", "£5 and up": what goes on with a sum and names nothing that costs it. */
const GOES_ON =
  /^(?:to|or|and|plus|each|per|off|less|instead|up|then|is|are|was|buys?|pays?|helps?|feeds?|keeps?|gets?|goes|sponsors?|raised|donated|y|o|más|cada|es|son|e|ou|mais|é|são|et|chaque|est|sont|und|oder|pro|je|bis|statt|ist|sind|kauf\p{L}*|ed|ogni|è|sono|en|of|elk|tot|is|zijn|i|lub|oraz|do|na|to|jest)(?!\p{L})|^\p{Ll}+s (?:an?|the|one|two|our)(?!\p{L})/iu;

interface Priced {
  label: string;
  value: string;
  unit: string;
}

/** What stands behind a sum as the name of what costs it; empty for what only counts it, or goes on with it. */
function nameBehind(text: string, lexicon: Lexicon): string {
  const name = text.trim();
  const isOther = [LESS, GOES_ON, ONLY_UNIT, TERMS_OF_SALE].some((words) => words.test(name));
  if (isOther || !/^\p{L}/u.test(name) || countWords(name) > MOST_WORDS || sumsIn(name).length > 0) return '';
  return [lexicon.own, lexicon.addressed].some((words) => words.test(name)) ? '' : name.replace(ARTICLE, '');
}

/** A sum and its name; a sum without a currency where one before it has it. */
function pricedIn(part: string, isFirst: boolean, lexicon: Lexicon): Priced | null {
  const [sum] = sumsIn(part);
  const [, named = '', number = ''] = isFirst ? [] : (NAME_AND_NUMBER.exec(part) ?? []);
  if (named !== '' && !isCounted(part)) return { label: named, value: number, unit: '' };
  const value = sum?.index === 0 ? sum[0] : isFirst ? '' : (NUMBER.exec(part)?.[0] ?? '');
  if (value === '') return null;
  const behind = part.slice(value.length);
  if (sum?.index !== 0 && isUnitNext(behind)) return null;
  const unit = UNIT.exec(behind)?.[0] ?? '';
  const label = nameBehind(behind.slice(unit.length), lexicon);
  return label === '' ? null : { label, value, unit: unit.trim() };
}

/**
 * "£75 a tuning, £95 if it was not done for 3 years", "cost: 110 euro two days, 65 one day, members 90": sums with what each of them
 * buys behind it; null for another text.
 */
export function sumsFirst(text: string, lexicon: Lexicon, group: string): FoundFact[] | null {
  if (text.length > LONGEST || !isClosed(text) || /[.!?] \p{Lu}/u.test(text)) return null;
  const [, head = '', listed = ''] = /^(\p{L}[^:\d]{2,24}): (.+)$/u.exec(text) ?? [];
  const list = head !== '' && ONLY_PRICED.test(head) ? listed : text;
  const parts = partsAtCommas(list.replace(/[.!]$/, ''));
  const found = parts.map((part, at) => pricedIn(part.replace(lexicon.andFirst, '').trim(), at === 0, lexicon));
  if (found.length < FEWEST || !found.every((each) => each !== null)) return null;
  return found.map(({ label, value, unit }) => ({ kind: 'offer', label: tidied(label), value, unit, text: '', group }));
}
