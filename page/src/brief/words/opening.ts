/** Words beside opening hours, in all our languages. */

/** What says that somebody is there: needed where no day is named. */
export const OPEN =
  '(?:open(?:s|ing)?|abiert[oa]s?|abrimos|abre|atendemos|abert[oa]s?|ouvert(?:e?s?)|ouvrons|geöffnet|offen|apert[oaie]|apriamo|geopend|otwart[eay]|czynn[eya])';

/** "only": what follows is less than usual. */
export const ONLY =
  '(?:only|just|by|solo|sólo|solamente|únicamente|só|apenas|somente|seulement|uniquement|que|nur|lediglich|soltanto|alleen|enkel|slechts|tylko|wyłącznie)';

/** "until": a time with it ends the hours of a day. */
export const UNTIL =
  "(?:until|till|til|up to|to|hasta las?|hasta|até às|até as|até|jusqu['’]à|bis|fino alle|fino a|alle|tot|do godz\\.|do)";

/** "no Sundays", "not in the holidays": when nobody is there. */
export const NOT =
  '(?:no|not|never|nicht|kein|keine|non|pas|pas le|niet|geen|nie|não|nunca|except|außer|excepto|exceto|sauf|tranne|behalve|oprócz)';

/** What stands between two days: "Monday to Friday", "dinsdag tot en met zaterdag". */
export const BETWEEN_DAYS =
  ' ?(?:[–—-]|,|/|&|\\+| (?:tot en met|through|thru|to|until|till|and|or|bis|und|oder|sowie|a la?|al?|ao?|au|à|às?|y|e|ed|ou?|et|tot|t/m|en|of|do|i|oraz|lub) |,? (?:and|und|y|e|et|en|i) )(?: ?)';

/** Words of a sentence that tells hours and nothing else. */
export const SAYS_OPEN: readonly string[] = [
  ...[
    "we're",
    'we',
    'are',
    'is',
    'it',
    'the',
    'shop',
    'opening',
    'hours',
    'times',
    'and',
    'from',
    'on',
    'are you',
    'store',
  ],
  ...['estamos', 'está', 'la', 'el', 'de', 'los', 'tienda', 'horario', 'y', 'a', 'nuestro', 'local'],
  ...['loja', 'o', 'e', 'estamos', 'está', 'das', 'à', 'horário', 'na', 'nos', 'aos'],
  ...['nous', 'sommes', 'est', 'le', 'magasin', 'boutique', 'horaires', 'du', 'les', 'et', 'de', 'on'],
  ...['wir', 'haben', 'sind', 'ist', 'das', 'geschäft', 'laden', 'der', 'und', 'am', 'unser', 'von', 'öffnungszeiten'],
  ...['il', 'negozio', 'è', 'siamo', 'orari', 'orario', 'dal', 'dalle', 'e', 'la', 'bottega'],
  ...['winkel', 'zijn', 'wij', 'van', 'en', 'op', 'onze', 'openingstijden'],
  ...['sklep', 'jest', 'jesteśmy', 'w', 'od', 'i', 'nasz', 'godziny', 'otwarcia'],
];
