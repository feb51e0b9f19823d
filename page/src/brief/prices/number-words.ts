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
/** A word as it is compared: without accents and capitals. */
export const bare = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('ł', 'l');
const known = new Map<string, ReadonlyMap<string, number>>();

/** The numbers of a language by how they are said. Of the "hundred" without a number before it, the first is meant. */
export function numbersOf(language: string): ReadonlyMap<string, number> {
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

/** How many words from a place on say one number; 0 where they say none. */
export function lengthAt(words: readonly string[], at: number, numbers: ReadonlyMap<string, number>): number {
  for (let count = Math.min(LONGEST, words.length - at); count > 0; count -= 1)
    if (numbers.has(words.slice(at, at + count).join(' '))) return count;
  return 0;
}
