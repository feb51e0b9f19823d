/** Units that a number measures or counts something in, in all our languages. */
const UNITS: readonly string[] = [
  ...[
    'kw',
    'kwh',
    'kwp',
    'kva',
    'mah',
    'hz',
    'khz',
    'mhz',
    'ghz',
    'gb',
    'tb',
    'mbps',
    'gbps',
    'psi',
    'ps',
    'hp',
    'bhp',
  ],
  ...['mg', 'kg', 'kgs', 'lbs?', 'oz', 'ml', 'cl', 'dl', 'mm', 'cm', 'ft', 'sq', 'sqm', 'qm', 'm[²³23]', 'cc', 'mph'],
  ...['km\\/?h', 'kms', 'kilos?', 'inch(?:es)?', 'feet', 'yards?', 'acres?', 'gallons?', 'pints?', 'ounces?'],
  ...['ampe?re?s?', 'amps?', 'watts?', 'kilowatts?', 'volts?', 'horsepower', 'tons?', 'tonn?es?', 'grams?', 'grammes?'],
  ...[
    'kilogram(?:me)?s?',
    'lit(?:re|er)s?',
    '(?:centi|milli)met(?:re|er)s?',
    'hectares?',
    'square (?:met|feet|foot|yard)\\p{L}*',
  ],
  ...['pages?', 'pieces', 'places?', 'spaces', 'seaters?', 'storeys?'],
  ...['amperios?', 'vatios?', 'kilovatios?', 'voltios?', 'litros?', 'gramos?', 'kilogramos?', 'toneladas?'],
  ...['cent[ií]metros?', 'mil[ií]metros?', 'hectáreas?', 'pulgadas?', 'p[aá]ginas?', 'asientos?', 'piezas?'],
  ...['gramas?', 'quilos?', 'quilogramas?', 'polegadas?', 'assentos?', 'peças?'],
  ...['ampères?', 'kilogrammes?', '(?:centi|milli)mètres?', 'pouces?', 'sièges?', 'couverts?', 'mètres carrés'],
  ...['ampere', 'kilowatt', 'gramm', 'kilogramm', 'tonnen', '(?:zenti|milli|quadrat|kubik)metern?', 'hektar', 'zoll'],
  ...['seiten', 'sitze', 'sitzplätzen?', 'stück', 'grad'],
  ...[
    'litri',
    'grammi',
    'chilogramm[io]',
    'tonnellat[ae]',
    '(?:centi|milli)metri',
    'ettari',
    'pollici',
    'pagine',
    'pezzi',
  ],
  ...['gram', 'hectare', "pagina['’]s", 'zitplaatsen', 'stuks', 'vierkante meter'],
  ...['amper\\p{L}*', 'wat(?:y|ów)', 'wolt\\p{L}*', 'litr\\p{L}*', 'gram\\p{L}*', 'kilogram\\p{L}*', 'ton[yę]?'],
  ...['hektar\\p{L}*', 'stron[ay]?', '(?:centy|mili)metr\\p{L}*', 'metr(?:ów|y)', 'sztuk\\p{L}*', 'cali'],
];

const UNIT_NEXT = new RegExp(`^ ?(?:${UNITS.join('|')})(?![\\p{L}\\d])`, 'iu');
/** Units that are words of a language in small letters. */
const SIGN_NEXT = /^ ?(?:[AVW]|CV|Ah)(?![\p{L}\d])/u;

/** Whether what stands behind a number is a unit: "200 amps", "12 V", "3 kg". */
export const isUnitNext = (behind: string): boolean => UNIT_NEXT.test(behind) || SIGN_NEXT.test(behind);
