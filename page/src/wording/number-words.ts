import type { PageLanguage } from '@landfall/shared/contracts';

// From two to twelve, then tens, hundred, thousand and million; the words that mean something else too are left out.
const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 1000, 1000000];

const WORDS: Record<PageLanguage, string> = {
  en: 'two three four five six seven eight nine ten eleven twelve fifteen twenty twenty-five thirty forty fifty sixty seventy eighty ninety hundred thousand million',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte veinticinco treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil millón',
  pt: 'dois três quatro cinco seis sete oito nove dez onze doze quinze vinte - trinta quarenta cinquenta sessenta setenta oitenta noventa cem mil milhão',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt vingt-cinq trente quarante cinquante soixante - quatre-vingts quatre-vingt-dix cent mille million',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig - dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend million',
  it: 'due tre quattro cinque - sette otto nove dieci undici dodici quindici venti venticinque trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille milione',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf vijftien twintig - dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend miljoen',
  pl: 'dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście piętnaście dwadzieścia - trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt sto tysiąc milion',
};

/** Amounts that no digit stands for: "thousands of". */
const CROWDS: Record<PageLanguage, string> = {
  en: 'dozen dozens hundreds thousands millions countless',
  es: 'docenas cientos miles millones innumerables',
  pt: 'dúzias dezenas centenas milhares milhões inúmeros',
  fr: 'dizaines centaines milliers millions innombrables',
  de: 'dutzend dutzende hunderte tausende millionen unzählige unzähligen',
  it: 'decine centinaia migliaia milioni innumerevoli',
  nl: 'tientallen honderden duizenden miljoenen talloze',
  pl: 'dziesiątki setki tysiące miliony niezliczone',
};

const byLanguage = new Map<string, Map<string, string>>(
  Object.entries(WORDS).map(([language, words]) => [
    language,
    new Map([
      ...words.split(' ').map((word, index): [string, string] => [word, String(VALUES[index])]),
      ...CROWDS[language as PageLanguage].split(' ').map((word): [string, string] => [word, word]),
    ]),
  ]),
);

/** The digits that a word of a language stands for, or the word itself for an uncertain amount; undefined for others. */
export const numberOf = (word: string, language: string): string | undefined => byLanguage.get(language)?.get(word);
