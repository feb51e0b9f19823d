import { type DateRole, dateRole } from './dates.ts';
import { MONEY } from './money.ts';
import { clientsIn, peopleIn, pricedItemsIn, programmeIn } from './named.ts';
import { folded, tidy } from './plain-text.ts';

const PLACE =
  /(?:^|\s)(?:in|en|near|cerca de)\s+((?:(?:el|la|los|las|san|santa|new|the)\s+)?\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:de|del|la|las|los|of|on|upon)\s+)*\p{Lu}[\p{L}'’-]+){0,3})/u;
const NOT_A_PLACE =
  /^(?:english|spanish|french|german|italian|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|español|inglés|python|javascript|react|excel|ai|i|we|our|my|the|spring|summer|autumn|winter)\b/i;
export const STREET =
  /(?:^|[\s,.;:])((?:calle|c\/|plaza|avenida|avda\.?|paseo|carrer|ronda)\s[^.;\n]{3,60}?\d+[^.;\n]{0,40}|\d{1,4}\s(?:\p{Lu}[\p{L}'’]+\s){1,3}(?:street|st|road|rd|avenue|ave|lane|square|quay)\b[^.;\n]{0,40})/iu;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE = /(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,4}\)[\s.-]?)?\d{2,4}(?:[\s.-]\d{2,4}){2,4}(?!\d)/;
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const DATE = new RegExp(
  `\\b(?:\\d{1,2}(?:st|nd|rd|th)?(?:\\s?[-–]\\s?\\d{1,2})?(?:\\s+(?:de|of))?\\s+(?:${MONTH})|(?:${MONTH})\\s+\\d{1,2}(?:st|nd|rd|th)?(?:\\s?[-–]\\s?\\d{1,2})?)(?:,?\\s+(?:de\\s+)?20\\d\\d)?\\b`,
  'i',
);
// Only nouns that name people: "for taxes" says nothing about who it is for.
const PEOPLE =
  'people|women|men|families|children|kids|teens|parents|mothers|fathers|couples|seniors|teams|startups|companies|businesses|agencies|shops|hosts|nurses|dog owners|[\\p{L}-]{2,}(?:ers|ists|ians|ents|tors|nners)|personas|mujeres|hombres|familias|niñ[oa]s|jóvenes|madres|padres|parejas|mayores|equipos|empresas|pymes|negocios|autónom[oa]s|emprendedor[ae]s|profesionales|[\\p{L}-]{2,}(?:antes|entes|istas|dor[ae]s)';
const AUDIENCE = new RegExp(
  `\\b(?:for|aimed at|para|dirigid[oa]s? a)\\s+(?!(?:my|our|the|mi|tu|nuestr[oa]s|los|las)\\s)((?:[\\p{L}-]+\\s){0,2}?(?:${PEOPLE})(?:\\s(?:mayores|embarazadas|jóvenes|pequeñas))?)(?![\\p{L}-])`,
  'iu',
);
const PRICE = new RegExp(
  `(?:(\\p{Lu}[\\p{L}-]*(?:\\s\\p{Lu}[\\p{L}-]*)?)\\s*(?:plan|pack|ticket|entrada)?\\s*(?:\\(|for|at|from|costs?|is|:|=|por|a|desde|cuesta|–|-)*\\s*)?(${MONEY.source})((?:\\s?(?:/|per|al|por|a|each|each)\\s?(?:month|mo|year|yr|week|person(?!a)|session|mes|año|semana|persona|sesión|class|clase|night|noche|hour|hora)(?!\\p{L}))?)`,
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
  /** With its number. */
  street: string;
  place: string;
  email: string;
  phone: string;
  date: string;
  dateRole: DateRole;
  people: { name: string; role: string }[];
  clients: string[];
  programme: { time: string; title: string }[];
  /** What is sold by the piece. */
  priced: { title: string; price: string }[];
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
  const found = tidy(AUDIENCE.exec(text)?.[1] ?? '');
  return found.length >= 5 && found.length <= 40 && !MONEY.test(found) ? found : '';
};

const NOT_A_PLAN = / (?:from|desde|for|only|the|el|la|price|prices|precio|precios|tickets?|entradas?|costs?|at|is) /;

/** The name before a price, without the word that leads to it ("Pro at $12"). */
function planName(words: string): string {
  const name = tidy(words.replace(/\s(?:for|at|from|costs?|is|por|a|desde|cuesta)$/i, ''));
  return /^\p{Lu}/u.test(name) && !NOT_A_PLAN.test(folded(name)) ? name : '';
}

const pricesIn = (text: string): Price[] =>
  [...text.matchAll(PRICE)]
    .map(({ 0: whole, 1: name = '', 2: price = '', 3: period = '', index }) => ({
      name: planName(name),
      price: tidy(price).replace(/[.,]$/, ''),
      period: tidy(period),
      from: /\b(?:from|desde|starting at|a partir de)\s*$/i.test(text.slice(0, index + whole.lastIndexOf(price))),
    }))
    .slice(0, 3);

/** What the person states as fact and a page may repeat: where, when, for whom, for how much, how to reach them. */
export function factsOf(text: string): Facts {
  const email = EMAIL.exec(text)?.[0] ?? '';
  const found = DATE.exec(text);
  const date = found?.[0] ?? '';
  return {
    email: email.length <= 100 ? email : '',
    phone: tidy(PHONE.exec(text.replace(DATE, ''))?.[0] ?? ''),
    street: tidy(STREET.exec(text)?.[1] ?? ''),
    place: placeIn(text),
    date: tidy(date),
    dateRole: dateRole(text.slice(0, found?.index ?? 0)),
    people: peopleIn(text),
    clients: clientsIn(text),
    programme: programmeIn(text),
    priced: pricedItemsIn(text),
    audience: audienceIn(text),
    prices: pricesIn(text),
  };
}
