import type { Intent } from '../languages/page-words.ts';

/** Beginnings of words that tell what a visitor is asked to do, in the eight languages; the first that is found counts. */
const SIGNS: readonly (readonly [Intent, RegExp])[] = [
  ['table', /mesas?|tables?|tisch|tavol|tafel|stolik/],
  ['quote', /quotes?|estimate|presupuesto|or[çc]amento|devis|angebot|kostenvoranschlag|preventiv|offerte|wycen|cotiza/],
  ['donate', /donat|donar|dona|doa[rçc]|donn|spend|don|steun|wesp|wspar|wpła|apoya|unterst/],
  ['list', /waitlist|waiting|newsletter|list[ae]?s?|warteliste|wachtlijst|lista|notif|updates|novedades/],
  ['download', /download|descarg|baixa|télécharg|telecharg|herunterlad|scaric|pobier|pobrać|ebook|guide/],
  ['register', /regist|sign|enrol|inscri|matric|anmeld|iscri|aanmeld|zapis|rejestr|attend|rsvp|asist|join/],
  [
    'book',
    /book|reserv|réserv|buch|prenot|boek|zarezerw|rezerw|umów|appointment|cita|termin|marcar|agend|rendez|appuntament|afspraak|demo|visit/,
  ],
  ['order', /order|pedid|pedir|encarg|encomend|command|bestel|ordin|zamów|zamaw/],
  ['buy', /buy|purchase|compr|achet|kauf|acquist|kopen|koop|kup|tickets?|entradas/],
  ['call', /call|phone|ring|llam|ligu|liga|telef|appel|anruf|ruf|chiam|bel|zadzwo/],
  ['write', /write|mail|e-mail|escrib|escrev|écri|ecri|schreib|scriv|schrijf|napis/],
];

const COMPILED = SIGNS.map(([intent, signs]) => [intent, new RegExp(`(?<!\\p{L})(?:${signs.source})`, 'iu')] as const);

/** What a text asks visitors to do; null where it does not say. */
export const intentOf = (text: string): Intent | null => COMPILED.find(([, signs]) => signs.test(text))?.[0] ?? null;
