import { folded, tidy } from './plain-text.ts';

const PLACE =
  /(?:^|\s)(?:in|en|near|cerca de)\s+((?:(?:el|la|los|las|san|santa|new|the)\s+)?\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:de|del|la|las|los|of|on|upon)\s+)*\p{Lu}[\p{L}'’-]+){0,3})/u;
const NOT_A_PLACE =
  /^(?:english|spanish|french|german|italian|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|español|inglés|python|javascript|react|excel|ai|i|we|our|my|the|spring|summer|autumn|winter)\b/i;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE = /(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,4}\)[\s.-]?)?\d{2,4}(?:[\s.-]\d{2,4}){2,4}(?!\d)/;
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const DATE = new RegExp(
  `\\b(?:\\d{1,2}(?:st|nd|rd|th)?(?:\\s?[-–]\\s?\\d{1,2})?(?:\\s+(?:de|of))?\\s+(?:${MONTH})|(?:${MONTH})\\s+\\d{1,2}(?:st|nd|rd|th)?(?:\\s?[-–]\\s?\\d{1,2})?)(?:,?\\s+(?:de\\s+)?20\\d\\d)?\\b`,
  'i',
);
const AUDIENCE =
  /\b(?:for|aimed at|para|dirigid[oa]s? a)\s+(?!(?:a|an|my|our|the|free|life|more|example|un|una|mi|tu|el|la|los|las|que|este|esta)\s)((?:[\p{L}-]+\s){0,3}[\p{L}-]{4,})(?=[\s.,;!?]|$)/iu;
const AUDIENCE_END = /\s+(?:who|that|with|in|at|and|or|from|que|con|en|y|o|de|del|to|a|on|since|desde)(?:\s.*)?$/iu;
export const MONEY = /(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euros?\b|usd\b|eur\b|dollars\b|dólares\b|pesos\b))/iu;
const PRICE = new RegExp(
  `(?:(\\p{Lu}[\\p{L}-]*(?:\\s\\p{Lu}[\\p{L}-]*)?)\\s*(?:plan|pack|ticket|entrada)?\\s*(?:\\(|for|at|from|costs?|is|:|=|por|a|desde|cuesta|–|-)*\\s*)?(${MONEY.source})((?:\\s?(?:/|per|al|por|a|each|each)\\s?(?:month|mo|year|yr|week|person|session|mes|año|semana|persona|sesión|class|clase|night|noche|hour|hora))?)`,
  'giu',
);

interface Price {
  name: string;
  price: string;
  period: string;
  /** True for a price that starts there ("from 45 £"). */
  from: boolean;
}

export interface Facts {
  place: string;
  email: string;
  phone: string;
  date: string;
  audience: string;
  prices: Price[];
}

function placeIn(text: string): string {
  for (const [, found = ''] of text.matchAll(new RegExp(PLACE.source, 'gu'))) {
    if (!NOT_A_PLACE.test(found)) return tidy(found);
  }
  return '';
}

const audienceIn = (text: string): string => {
  const found = tidy((AUDIENCE.exec(text)?.[1] ?? '').replace(AUDIENCE_END, ''));
  return found.length >= 5 && found.length <= 40 && !MONEY.test(found) ? found : '';
};

const NOT_A_PLAN = / (?:from|desde|for|only|the|el|la|price|prices|precio|precios|tickets?|entradas?|costs?|at|is) /;

const pricesIn = (text: string): Price[] =>
  [...text.matchAll(PRICE)]
    .map(({ 0: whole, 1: name = '', 2: price = '', 3: period = '', index }) => ({
      name: NOT_A_PLAN.test(folded(name)) ? '' : tidy(name),
      price: tidy(price).replace(/[.,]$/, ''),
      period: tidy(period),
      from: /\b(?:from|desde|starting at|a partir de)\s*$/i.test(text.slice(0, index + whole.lastIndexOf(price))),
    }))
    .slice(0, 3);

/** What the person states as fact and a page may repeat: where, when, for whom, for how much, how to reach them. */
export function factsOf(text: string): Facts {
  const email = EMAIL.exec(text)?.[0] ?? '';
  const date = DATE.exec(text)?.[0] ?? '';
  return {
    email: email.length <= 100 ? email : '',
    phone: tidy(PHONE.exec(text.replace(DATE, ''))?.[0] ?? ''),
    place: placeIn(text),
    date: tidy(date),
    audience: audienceIn(text),
    prices: pricesIn(text),
  };
}
