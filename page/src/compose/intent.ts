import type { Intent } from '../languages/page-words.ts';

/** Beginnings of words that tell what a visitor is asked to do, in the eight languages; the first that is found counts. */
const SIGNS: readonly (readonly [Intent, RegExp])[] = [
  [
    'trial',
    /(?:start )?(?:a |your |my |the )?free trial|try (?:it )?(?:for )?free|prueba (?:gratis|gratuita)|probar gratis|(?:kostenlos|gratis) testen|essai gratuit|essayer gratuitement|prova gratuita|prova gratis|gratis (?:proef|uitproberen)|teste grátis|experimentar grátis|wypróbuj/u,
  ],
  [
    'table',
    /(?:book|reserv\p{L}*|réserv\p{L}*|prenot\p{L}*|boek|zarezerw\p{L}*|rezerw\p{L}*|buch\p{L}*|get|una?|uma?|einen?|une|een|un|a)(?: (?:a|una?|uma?|einen?|une|een|un|your|the|su|la|vossa))? (?:mesas?|tables?|tisch|tavol\p{L}*|tafel|stolik)|tisch (?:reserv|buch)\p{L}*|(?:table|tafel) (?:book|reserver)\p{L}*|mesas?|tables?(?= ?(?:for|pour|para))|tischreserv\p{L}*|(?:tavol|stolik)\p{L}*/u,
  ],
  [
    'tickets',
    /(?:buy|get|book|order|reserve) (?:your |my |a |the )?tickets?|tickets?(?!\p{L})|entradas(?!\p{L})|eintrittskarten|(?:acheter|prendre|réserver) (?:un |des |mes |vos |leurs |les )?billets?|bigliett[io]|kaartjes|bilet(?:y|ów)|bilhetes?(?!\p{L})|ingressos?(?!\p{L})/u,
  ],
  ['apply', /apply(?! (?:for )?(?:a )?discount)(?!\p{L})|bewerb|bewirb|postul|candidat|sollicit|aplikuj/u],
  ['quote', /quotes?|estimate|presupuesto|or[çc]amento|devis|angebot|kostenvoranschlag|preventiv|offerte|wycen|cotiza/],
  [
    'sign',
    /sign(?! ?-?(?:up|in))(?!\p{L})|sign (?:the|our|this|here|now)|signe[rz]?(?!\p{L})|signature|firm(?:a|ar|e|en|ad|o)(?!\p{L})|unterschreib|unterzeichn|assin(?:ar|e|a|em)(?!\p{L})|onderteken|teken(?:en)?(?!\p{L})|podpis/u,
  ],
  [
    'donate',
    /donat|donar|dona|doa[rçc]|donn(?:e|er|ez)(?!\p{L})|spend|dons?(?!\p{L})|steun|wesp|wspar|wpła|apoya|unterst/u,
  ],
  [
    'list',
    /waitlist|waiting|newsletter|list[ae]?s?|warteliste|wachtlijst|lista|notif|updates|novedades|tell me|avísa|avisa-me|avisadme|benachrichtig|préven|prévien|avvis|houd me|powiadom/,
  ],
  ['download', /download|descarg|baixa|télécharg|telecharg|herunterlad|scaric|pobier|pobrać|ebook|guide/],
  [
    'register',
    /regist|sign|enrol|inscri|matric|anmeld|melde[tn]? (?:euch|dich|sie sich)(?= [^.!?]{0,60}(?<!\p{L})an(?=[.!]?$))|iscri|aanmeld|zapis|rejestr|attend|rsvp|asist|join|apúnt|apunt|inskryp|teilnehm|save (?:my|your|a) (?:seat|spot|place)|particip/u,
  ],
  [
    'appointment',
    /appointment|cita(?!\p{L})|termin(?:e|vereinbar\p{L}*)?(?!\p{L})|rendez|appuntament|afspra|wizyt|consultas?(?!\p{L})|marcaç/u,
  ],
  [
    'book',
    /book|reserv|réserv|buch|prenot|boek|zarezerw|rezerw|umów|marcar|agend|demo|visit|plan je|plan een|zamów wizyt/,
  ],
  ['order', /order|pedid|pedir|encarg|encomend|command|bestel|ordin|zamów|zamaw/],
  ['buy', /buy|purchase|compr|achet|kauf|acquist|kopen|koop|kup/],
  ['call', /call(?!u)|phone|ring(?!\p{L})|llam|ligue(?!\p{L})|ligar?(?!\p{L})|telef|appel|anruf|ruf|chiam|bel|zadzwo/u],
  ['write', /write|mail|e-mail|escrib|escrev|écri|ecri|schreib|scriv|schrijf|napis/],
];

const COMPILED = SIGNS.map(([intent, signs]) => [intent, new RegExp(`(?<!\\p{L})(?:${signs.source})`, 'iu')] as const);

/** What a text asks visitors to do; null where it does not say. */
export const intentOf = (text: string): Intent | null => COMPILED.find(([, signs]) => signs.test(text))?.[0] ?? null;

/** Whether a text is nothing but what the button says: "Donate", "Call us". */
export const isOnlyVerb = (text: string): boolean => text.split(/[\s'’]+/).length <= 2 && text.length <= 24;
