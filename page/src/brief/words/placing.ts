// Where a section goes, beside `first` of each language's words: in all our languages, as people order in two of them.

const whole = (...phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${phrases.toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}])`, 'iu');

/** "Then", "followed by": one section after the one before. */
export const NEXT = whole(
  ...[
    'and then',
    'then',
    'after that',
    'next',
    'followed by',
    'y luego',
    'luego',
    'después',
    'despues',
    'a continuación',
  ],
  ...[
    'und dann',
    'dann',
    'danach',
    'anschließend',
    'gefolgt von',
    'et ensuite',
    'ensuite',
    'et puis',
    'puis',
    'suivi de',
  ],
  ...[
    'e poi',
    'poi',
    'dopo',
    'seguito da',
    'en dan',
    'daarna',
    'vervolgens',
    'gevolgd door',
    'a potem',
    'potem',
    'następnie',
  ],
  ...['e depois', 'depois', 'em seguida', 'a seguir', 'seguido de'],
);

/** "At the end", "further down". */
export const LAST = whole(
  ...[
    'at the very end',
    'at the end',
    'at the very bottom',
    'at the bottom',
    'last',
    'lastly',
    'finally',
    'further down',
  ],
  ...[
    'lower down',
    'al final',
    'al final del todo',
    'abajo del todo',
    'más abajo',
    'mas abajo',
    'por último',
    'lo último',
  ],
  ...['am ende', 'ganz am ende', 'am schluss', 'zum schluss', 'zuletzt', 'ganz unten', 'weiter unten', 'nach unten'],
  ...['à la fin', 'tout à la fin', 'en dernier', 'tout en bas', 'plus bas', 'pour finir', 'alla fine', 'in fondo'],
  ...[
    'più in basso',
    'per ultim[oaie]',
    'aan het eind(?:e)?',
    'helemaal onderaan',
    'onderaan',
    'als laatste',
    'tot slot',
  ],
  ...[
    'na końcu',
    'na samym końcu',
    'na dole',
    'niżej',
    'jako ostatni[ea]?',
    'no fim',
    'no final',
    'mais abaixo',
    'por fim',
  ],
);

/** "Above", "before": the section named first goes ahead of the one named second. */
export const AHEAD = whole(
  ...['before', 'above', 'ahead of', 'antes de', 'antes que', 'encima de', 'por encima de', 'vor', 'über', 'oberhalb'],
  ...[
    'avant',
    'au-dessus de',
    'au-dessus des',
    'prima di',
    'prima de[il]',
    'prima del\\p{L}{1,2}',
    'sopra',
    'voor',
    'vóór',
  ],
  ...['boven', 'przed', 'nad', 'antes d[oae]s?', 'acima d[oae]s?'],
);

/** "Below", "after": the other way round. */
export const BEHIND = whole(
  ...[
    'after',
    'below',
    'under',
    'underneath',
    'después de',
    'debajo de',
    'por debajo de',
    'nach',
    'unter',
    'unterhalb',
  ],
  ...['hinter', 'après', 'en dessous de', 'en dessous des', 'sous', 'dopo', 'sotto', 'na', 'onder', 'po', 'pod'],
  ...['depois d[oae]s?', 'abaixo d[oae]s?'],
);

/** "Page order: ...", "Aufbau: ...". */
export const ORDER_LABEL =
  /^(?:(?:page|section) order|order(?: of (?:the )?(?:page|sections?))?|sequence|structure|orden(?: de (?:la página|las secciones))?|estructura|reihenfolge|aufbau(?: der seite)?|ordre(?: (?:de la page|des sections))?|ordine(?: (?:della pagina|delle sezioni))?|struttura|volgorde|opbouw|kolejność|układ(?: strony)?|(?:in this order|in dieser reihenfolge|en este orden|dans cet ordre|in quest['’]ordine|nesta ordem|in deze volgorde|w tej kolejności)|ordem(?: (?:da página|das secções|das seções))?|estrutura)(?:,? (?:should be|please|bitte|por favor|s['’]il (?:vous|te) pla[iî]t|per favore|graag|proszę))? ?[:–-] ?/iu;
