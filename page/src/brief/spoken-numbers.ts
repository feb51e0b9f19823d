import type { Corrected } from './corrections.ts';
import { oneOf } from './phrases.ts';
import { areOfOneSize } from './typed-values.ts';
import { CORRECTS, DENIES_NEXT, MAY_CORRECT, WENT_UP } from './words/corrections.ts';

type Spell = (number: number) => string;

/** Words from zero on, by their number. */
const from = (text: string): readonly string[] => text.split(' ');

const EN = from(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const EN_TENS = from('- - twenty thirty forty fifty sixty seventy eighty ninety');
const ES = from(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
);
const ES_TENS = from('- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa');
const ES_HUNDREDS = from(
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
);
const PT = from(
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove',
);
const PT_TENS = from('- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa');
const PT_HUNDREDS = from(
  '- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
);
const FR = from(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
);
const FR_TENS = from('- - vingt trente quarante cinquante soixante');
const DE = from(
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
);
const DE_TENS = from('- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig');
const IT = from(
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
);
const IT_TENS = from('- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta');
const NL = from(
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
);
const NL_TENS = from('- - twintig dertig veertig vijftig zestig zeventig tachtig negentig');
const PL = from(
  'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
);
const PL_TENS = from(
  '- - dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
);
const PL_HUNDREDS = from('- sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset');

const tensOf = (number: number) => Math.floor(number / 10);

/** Words for hundreds before those for what is left. */
const withHundreds =
  (below: Spell, hundreds: Spell, joint = ' '): Spell =>
  (number) => {
    if (number < 100) return below(number);
    const rest = number % 100;
    return `${hundreds(Math.floor(number / 100))}${rest === 0 ? '' : `${joint}${below(rest)}`}`;
  };

const at = (words: readonly string[], index: number): string => words[index] ?? '';

function french(number: number): string {
  if (number < 20) return at(FR, number);
  if (number < 70) {
    const unit = number % 10;
    const ten = at(FR_TENS, tensOf(number));
    return unit === 0 ? ten : unit === 1 ? `${ten} et un` : `${ten}-${at(FR, unit)}`;
  }
  if (number < 80) return number === 71 ? 'soixante et onze' : `soixante-${at(FR, number - 60)}`;
  return number === 80 ? 'quatre-vingts' : `quatre-vingt-${at(FR, number - 80)}`;
}

/** "einundzwanzig", "drieëntwintig" */
const unitFirst =
  (units: readonly string[], tens: readonly string[], and: (unit: string) => string): Spell =>
  (number) =>
    number < 20
      ? at(units, number)
      : number % 10 === 0
        ? at(tens, tensOf(number))
        : `${at(units, number % 10)}${and(at(units, number % 10))}${at(tens, tensOf(number))}`;

const plain =
  (units: readonly string[], tens: readonly string[], joint: string): Spell =>
  (number) =>
    number < units.length
      ? at(units, number)
      : number % 10 === 0
        ? at(tens, tensOf(number))
        : `${at(tens, tensOf(number))}${joint}${at(units, number % 10)}`;

function italian(number: number): string {
  if (number < 20 || number % 10 === 0) return plain(IT, IT_TENS, '')(number);
  const unit = number % 10;
  const ten = at(IT_TENS, tensOf(number));
  return (unit === 1 || unit === 8 ? ten.slice(0, -1) : ten) + at(IT, unit);
}

/** How a number below a thousand is said, by language. */
const SPELL: Readonly<Record<string, readonly Spell[]>> = {
  en: [
    withHundreds(plain(EN, EN_TENS, ' '), (hundreds) => `${at(EN, hundreds)} hundred`, ' and '),
    withHundreds(plain(EN, EN_TENS, '-'), (hundreds) => `${at(EN, hundreds)} hundred`),
    withHundreds(plain(EN, EN_TENS, ' '), () => 'a hundred', ' and '),
  ],
  es: [
    withHundreds(plain(ES, ES_TENS, ' y '), (hundreds) => at(ES_HUNDREDS, hundreds)),
    (number) => (number === 100 ? 'cien' : ''),
  ],
  pt: [
    withHundreds(plain(PT, PT_TENS, ' e '), (hundreds) => at(PT_HUNDREDS, hundreds), ' e '),
    (number) => ({ 100: 'cem', 14: 'quatorze', 16: 'dezesseis', 17: 'dezessete', 19: 'dezenove' })[number] ?? '',
  ],
  fr: [
    withHundreds(french, (hundreds) => (hundreds === 1 ? 'cent' : `${at(FR, hundreds)} cent`)),
    withHundreds(
      (number) => french(number).replaceAll('-', ' '),
      (hundreds) => (hundreds === 1 ? 'cent' : `${at(FR, hundreds)} cents`),
    ),
  ],
  de: [
    withHundreds(
      unitFirst(DE, DE_TENS, () => 'und'),
      (hundreds) => `${at(DE, hundreds)}hundert`,
      '',
    ),
    withHundreds(
      unitFirst(DE, DE_TENS, () => 'und'),
      () => 'hundert',
      '',
    ),
  ],
  it: [
    withHundreds(italian, (hundreds) => (hundreds === 1 ? 'cent' : `${at(IT, hundreds)}cent`), ''),
    withHundreds(italian, (hundreds) => (hundreds === 1 ? 'cento' : `${at(IT, hundreds)}cento`), ''),
  ],
  nl: [
    withHundreds(
      unitFirst(NL, NL_TENS, (unit) => (unit.endsWith('e') ? 'ën' : 'en')),
      (hundreds) => (hundreds === 1 ? 'honderd' : `${at(NL, hundreds)}honderd`),
      '',
    ),
  ],
  pl: [withHundreds(plain(PL, PL_TENS, ' '), (hundreds) => at(PL_HUNDREDS, hundreds))],
};

const MOST = 999;
const LONGEST = 6;
const bare = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('ł', 'l');
const known = new Map<string, ReadonlyMap<string, number>>();

/** The numbers of a language by how they are said. Of the "hundred" without a number before it, the first is meant. */
function numbersOf(language: string): ReadonlyMap<string, number> {
  const made = known.get(language);
  if (made) return made;
  const numbers = new Map<string, number>();
  for (const spell of SPELL[language] ?? [])
    for (let number = 2; number <= MOST; number += 1) {
      const spelled = bare(spell(number));
      if (spelled !== '' && !numbers.has(spelled)) numbers.set(spelled, number);
    }
  known.set(language, numbers);
  return numbers;
}

const WORD = /[\p{L}\p{M}'’-]+/gu;
const SUM =
  /^ (?:euros?|pounds?|quid|dollars?|dólares|reais|pesos|złotych|złote|zł|franken|francs?|livres|libras|kronen)(?!\p{L})/iu;
const LONGEST_BETWEEN = 40;

/** Where a number that is said in words stands. */
interface Said {
  start: number;
  end: number;
  /** How much it is, or for "two fifty" something of its size. */
  size: number;
}

/** How many words from a place on say one number; 0 where they say none. */
function lengthAt(words: readonly string[], at: number, numbers: ReadonlyMap<string, number>): number {
  for (let count = Math.min(LONGEST, words.length - at); count > 0; count -= 1)
    if (numbers.has(words.slice(at, at + count).join(' '))) return count;
  return 0;
}

function sizeOf(words: readonly string[], numbers: ReadonlyMap<string, number>): number {
  const count = lengthAt(words, 0, numbers);
  const [first = 0, second = 0] = [words.slice(0, count), words.slice(count)].map(
    (part) => numbers.get(part.join(' ')) ?? 0,
  );
  return words.length > count ? first * 100 + second : first;
}

function saidIn(text: string, language: string): Said[] {
  const numbers = numbersOf(language);
  const found = Array.from(text.matchAll(WORD));
  const words = found.map(([word]) => bare(word));
  const said: Said[] = [];
  for (let at = 0; at < words.length; at += 1) {
    // "Two fifty" is one price.
    let count = lengthAt(words, at, numbers);
    if (count > 0) count += lengthAt(words, at + count, numbers);
    const [first, last] = [found[at], found[at + count - 1]];
    if (count === 0 || !first || !last) continue;
    const end = last.index + last[0].length;
    said.push({
      start: first.index,
      end: end + (SUM.exec(text.slice(end))?.[0].length ?? 0),
      size: sizeOf(words.slice(at, at + count), numbers),
    });
    at += count - 1;
  }
  return said;
}

const SURE = new RegExp(`^[ ,…–-]{1,4}${oneOf(CORRECTS)}[ ,…–-]{1,4}$`, 'iu');
const MAYBE = new RegExp(`^(?<before>[ ,…–-]{1,4})${oneOf(MAY_CORRECT)}(?<after>[ ,…–-]{1,4})$`, 'iu');
const COUNTED = new RegExp(`^ (?<unit>\\p{L}{3,20})[ ,…–-]{1,4}${oneOf(MAY_CORRECT)}[ ,…–-]{1,4}$`, 'iu');
/** "Forty two years, no hang on, forty three": what is counted is said once. */
const COUNTED_SURELY = new RegExp(
  `^ (?<unit>\\p{L}{3,20}|\\p{L}{2,20}(?: \\p{L}{2,20}){1,2})[ ,…–-]{1,4}${oneOf(CORRECTS)}[ ,…–-]{1,4}$`,
  'iu',
);
const CLAUSE_ENDS = /^\s*(?:[.,;:!?)]|$)/u;
const A_MARK = /[,…–-]/u;
const TO = /^ ?(?:to|til|till|until|bis|à|a|alle|tot|do|até|y|and|[-–]) ?/iu;

/** What the first of two numbers counts and the second, of its size, counts as well: "years"; empty where both say it. */
function countedOnce(text: string, old: Said, by: Said): string {
  const between = text.slice(old.end, by.start);
  const unit = SURE.test(between) ? '' : (COUNTED_SURELY.exec(between)?.groups?.unit ?? '');
  const after = text.slice(by.end);
  const isRepeated = after.toLowerCase().startsWith(` ${unit.toLowerCase()}`);
  // Of several words, only where nothing else is counted: "five gone already – no wait, six".
  const isLast = CLAUSE_ENDS.test(after);
  const isNear = Math.max(old.size, by.size) <= 2 * Math.min(old.size, by.size);
  const isClear = (isLast && isNear) || (!unit.includes(' ') && areOfOneSize(old.size, by.size));
  return unit !== '' && !isRepeated && isClear ? unit : '';
}

/** Whether what stands between two numbers says that the second one is meant. */
function corrects(text: string, said: readonly Said[], at: number, language: string): boolean {
  const [before, old, by, next] = [said[at - 2], said[at - 1], said[at], said[at + 1]];
  if (!old || !by || by.start - old.end > LONGEST_BETWEEN) return false;
  const between = text.slice(old.end, by.start);
  const isRange =
    (before && TO.exec(text.slice(before.end, old.start))?.[0] === text.slice(before.end, old.start)) ||
    (next && TO.exec(text.slice(by.end, next.start))?.[0] === text.slice(by.end, next.start));
  // "Nine to five, sorry, ten to six": two hours are told anew.
  if (isRange) return false;
  if (SURE.test(between) || countedOnce(text, old, by) !== '') return true;
  const isDenied = language !== 'en' && DENIES_NEXT.test(between);
  const unit = COUNTED.exec(between)?.groups?.unit;
  if (unit) return !isDenied && text.slice(by.end).toLowerCase().startsWith(` ${unit.toLowerCase()}`);
  const maybe = MAYBE.exec(between)?.groups;
  if (!maybe) return false;
  if (A_MARK.test(maybe.before ?? '') && A_MARK.test(maybe.after ?? '')) return true;
  // Without marks, only sums of one size are taken for one another.
  return !isDenied && !A_MARK.test(between) && areOfOneSize(old.size, by.size);
}

/** A text without why its first number has changed. */
const withoutReason = (text: string, end: number): string => text.slice(0, end) + text.slice(end).replace(WENT_UP, '');

/** "Sixty five sorry sixty eight": numbers that somebody said with what they meant in the end, as in `withCorrections`. */
export function withSaidCorrections(text: string, language: string): Corrected {
  const withdrawn: string[] = [];
  let left = text;
  const said = saidIn(text, language);
  for (let at = said.length - 1; at > 0; at -= 1) {
    const [old, by] = [said[at - 1], said[at]];
    if (!old || !by || !corrects(text, said, at, language)) continue;
    withdrawn.unshift(text.slice(old.start, by.start).trim());
    const unit = countedOnce(text, old, by);
    const meant = withoutReason(left.slice(by.start), by.end - by.start);
    const [number, rest] = [meant.slice(0, by.end - by.start), meant.slice(by.end - by.start)];
    left = `${left.slice(0, old.start)}${number}${unit === '' ? '' : ` ${unit}`}${rest}`;
  }
  return { text: left, withdrawn };
}
