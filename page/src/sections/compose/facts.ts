import { type DateRole, dateRole } from './dates.ts';
import { MONEY } from './money.ts';
import { clientsIn, peopleIn, pricedItemsIn, programmeIn } from './named.ts';
import { capitalised, folded, tidy } from './plain-text.ts';

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
  `\\b(?:\\d{1,2}(?:st|nd|rd|th)?(?:(?:\\s?[-–]\\s?|\\s(?:al|to|y|and)\\s)\\d{1,2}(?:st|nd|rd|th)?)?(?:\\s+(?:de|of))?\\s+(?:${MONTH})|(?:${MONTH})\\s+\\d{1,2}(?:st|nd|rd|th)?(?:\\s?[-–]\\s?\\d{1,2})?)(?:,?\\s+(?:de\\s+)?20\\d\\d)?\\b`,
  'i',
);
// Only nouns that name people: "for taxes" says nothing about who it is for.
const PEOPLE =
  'people|women|men|families|children|kids|teens|parents|mothers|fathers|couples|seniors|teams|startups|companies|businesses|agencies|shops|hosts|nurses|dog owners|[\\p{L}-]{2,}(?:ers|ists|ians|ents|tors|nners)|personas|mujeres|hombres|familias|niñ[oa]s|jóvenes|madres|padres|parejas|mayores|equipos|empresas|pymes|negocios|autónom[oa]s|emprendedor[ae]s|profesionales|[\\p{L}-]{2,}(?:antes|entes|istas|dor[ae]s)';
const AUDIENCE = new RegExp(
  `\\b(?:for|aimed at|para|dirigid[oa]s? a)\\s+(?!(?:my|our|the|mi|tu|nuestr[oa]s|los|las)\\s)((?:[\\p{L}-]+\\s){0,2}?(?:${PEOPLE})(?:\\s(?:mayores|embarazadas|jóvenes|pequeñas))?)(?![\\p{L}-])`,
  'iu',
);
const ONCE =
  '(?:\\s?/\\s?|\\s?(?:per|por|each|cada)\\s)(?!(?:un|una|el|la|los|las|the|your|our|all|todo)\\b)\\p{L}{2,14}|\\s(?:a|al|a la)\\s(?:month|year|week|session|class|night|hour|day|mes|año|semana|hora|noche|día)(?!\\p{L})|\\s(?:monthly|yearly|mensual(?:es)?|anual(?:es)?)(?!\\p{L})';
const PRICE = new RegExp(`(${MONEY.source})((?:${ONCE}){0,2})`, 'giu');

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
  // "para captar clientes" says what the page is to do, not whom it is for.
  const isTask = /^\p{L}+[aei]r\s/iu.test(found);
  return found.length >= 5 && found.length <= 40 && !isTask && !MONEY.test(found) ? found : '';
};

// In such words a price is told rather than a name given: "we sell candles for $20".
const NOT_A_PLAN =
  /\d{3}| (?:only|just|the|price|prices|precio|precios|tarifa|cuota|fee|costs?|cuesta|cuestan|is|are|have|has|we|you|our|your|i|nuestr[oa]s?|around|unos|over|under|that|which|que|page|pagina|landing|website|plans|planes|shipping|envio) /;
const LEADS_TO_PRICE =
  /\s*(?:[(:=–-]|(?<!\p{L})(?:for|at|from|costs?|is|por|a|desde|cuesta|starting at|a partir de))\s*$/iu;

/** The name that stands before a price: "Pro" in "Basic 9 €, and Pro at 12 €". Empty where none does. */
function planName(before: string): string {
  if (/[,.;!?]\s*$/u.test(before)) return '';
  const segment = before.replace(/[\s(:–—=-]+$/u, '').replace(/^[\s\S]*[,;:.!?\n(–—]\s*/u, '');
  const bare = tidy(segment.replace(LEADS_TO_PRICE, ''));
  let name = tidy(bare.replace(/^(?:(?:and|or|also|y|e|o|a|an|un|una|el|la|los|las|-|[*•])\s+)+/iu, ''));
  // "Cut and beard" is one thing; a longer list names its last one.
  if (name.split(' ').length > 3) name = name.replace(/^.*\s(?:and|y|e|or|o)\s/iu, '');
  const words = name.split(' ').length;
  if (!/\p{L}{2}/u.test(name) || words > 4 || name.length > 40 || NOT_A_PLAN.test(folded(name))) return '';
  // At the start of a sentence, a preposition makes it part of one ("Book a massage for 50 €").
  const starts = /(?:^|[.!?\n])\s*$/u.test(before.slice(0, before.lastIndexOf(segment)));
  return starts && words > 1 && bare !== tidy(segment) ? '' : capitalised(name);
}

function pricesIn(text: string): Price[] {
  let end = 0;
  const found = [...text.matchAll(PRICE)].map(({ 0: whole, 1: price = '', 2: period = '', index }) => {
    const before = text.slice(end, index);
    end = index + whole.length;
    return {
      name: planName(before),
      price: tidy(price).replace(/[.,]$/, ''),
      period: tidy(period),
      from: /(?:^|\P{L})(?:from|desde|starting at|a partir de)\s*$/iu.test(before),
    };
  });
  return found.slice(0, 3);
}

// What ends with its line may not run on into the next one ("in Granada" and "Bakery" below it).
const lineByLine = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/gu, ' ;\n');

/** What the person states as fact and a page may repeat: where, when, for whom, for how much, how to reach them. */
export function factsOf(told: string): Facts {
  const text = lineByLine(told);
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
