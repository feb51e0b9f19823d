/** Words of price lists, in all our languages. Endings that a word may take stand as `\p{L}*`. */

/** What stands for a sum beside the words for "free": "included", "on request", "don't pay". */
export const INSTEAD_OF_SUM: readonly string[] = [
  ...[
    'included',
    'inclusive',
    'price on request',
    'on request',
    'quoted(?: (?:after|on|per|by)(?: \\p{L}+){1,3})?',
    'half price',
    'at cost',
    "don't pay",
  ],
  ...['incluid\\p{L}*', 'a consultar', 'bajo presupuesto', 'según presupuesto', 'no pagan?', 'a mitad de precio'],
  ...['inclus[oa]s?', 'incluíd\\p{L}*', 'sob consulta', 'sob orçamento', 'não pagam?', 'com orçamento'],
  ...['compris\\p{L}*', 'sur devis', 'sur demande', 'ne paient pas', 'ne paie pas', 'inclus\\p{L}*'],
  ...[
    'inklusive',
    'inbegriffen',
    'auf anfrage',
    'nach absprache',
    'nach vereinbarung',
    'nach aufwand',
    'zahlen nichts',
  ],
  ...['inclus[aei]', 'compres\\p{L}*', 'su preventivo', 'su richiesta', 'da concordare', 'non pagano', 'non paga'],
  ...['inbegrepen', 'inclusief', 'op offerte', 'op aanvraag', 'in overleg', 'betalen niets', 'betaalt niets'],
  ...['w cenie', 'wliczon\\p{L}*', 'po umówieniu', 'do uzgodnienia', 'wycena indywidualna', 'nie płacą', 'nie płaci'],
];

/** Those of them that end what is told of an offer: "breakfast included". */
export const INCLUDED: readonly string[] = [
  ...['included', 'inclusive', 'incluid\\p{L}*', 'incluíd\\p{L}*', 'inclus\\p{L}*', 'compris\\p{L}*', 'compres\\p{L}*'],
  ...['inklusive', 'inbegriffen', 'inbegrepen', 'inclusief', 'w cenie', 'wliczon\\p{L}*'],
];

/** What opens the rest of a price, never another offer: "otherwise 5 €", "after that £45". */
export const OTHERWISE: readonly string[] = [
  ...['otherwise', 'else', 'after that', 'afterwards', 'thereafter', 'then', 'elsewhere', 'beyond that'],
  ...['si no', 'de lo contrario', 'después', 'luego', 'a partir de ahí', 'resto'],
  ...['senão', 'caso contrário', 'de outro modo', 'depois', 'a seguir', 'restantes?'],
  ...['sinon', 'après', 'ensuite', 'puis', 'au-delà', 'ailleurs'],
  ...['sonst', 'ansonsten', 'andernfalls', 'danach', 'dann', 'darüber hinaus'],
  ...['altrimenti', 'dopo', 'poi', 'oltre'],
  ...['anders', 'daarna', 'daarboven', 'elders'],
  ...['inaczej', 'w innym wypadku', 'potem', 'później', 'poza tym'],
];

/** Bounds and surroundings that need what stands before them: "poniżej 10 zł", "outside £5". */
export const BEYOND: readonly string[] = [
  ...['above', 'below', 'over', 'under', 'outside', 'beyond', 'within', 'fuera', 'dentro', 'menos', 'más', 'fora'],
  ...['acima', 'abaixo', 'hors', 'en dehors', 'au-dessus', 'en dessous', 'au-delà', 'außerhalb', 'innerhalb'],
  ...['darunter', 'darüber', 'fuori', 'sotto', 'sopra', 'oltre', 'buiten', 'binnen', 'daarbuiten', 'onder', 'boven'],
  ...['poniżej', 'powyżej', 'poza', 'wewnątrz'],
];

/** Between who pays and what: "Kinder zahlen 5 €", "under 5s go free". */
export const PAYS: readonly string[] = [
  ...[
    'go',
    'get in',
    'pay',
    'pays',
    'come',
    'are',
    'is',
    'pagan?',
    'entran?',
    'entram?',
    'pagam?',
    'paient',
    'entrent',
  ],
  ...[
    'zahlen',
    'zahlt',
    'haben',
    'pagano',
    'entrano',
    'entra',
    'betalen',
    'betaalt',
    'mogen',
    'płacą',
    'płaci',
    'wchodzą',
  ],
];

/** What a sum is told to be for; a language whose nouns change with it keeps it. */
export const FOR_WHAT: readonly string[] = ['for', 'para', 'pour', 'für', 'voor'];

/** What opens what is told beside a price: "with material", "inkl. Frühstück". */
export const BESIDE: readonly string[] = [
  ...['with', 'including', 'incl\\.?', 'plus', 'if', 'when', 'on', 'in', 'at', 'off', 'extra', 'excluding', 'excl\\.?'],
  ...['con', 'incluid\\p{L}*', 'incluyendo', 'si', 'más', 'sin', 'com', 'sem', 'se', 'mais', 'incluindo'],
  ...[
    'avec',
    'sans',
    'compris\\p{L}*',
    'y compris',
    'hors',
    'plus',
    'mit',
    'ohne',
    'inkl\\.?',
    'inklusive',
    'zzgl\\.?',
  ],
  ...[
    'wenn',
    'bei',
    'am',
    'im',
    'senza',
    'compres\\p{L}*',
    'inclus\\p{L}*',
    'più',
    'met',
    'zonder',
    'inclusief',
    'exclusief',
  ],
  ...['als', 'bij', 'z', 'ze', 'bez', 'plus', 'jeśli', 'przy', 'w', 'od'],
];

/** Determiners that a day of the week has when something takes place on it: "cada", "jeden". */
export const EACH_DAY: readonly string[] = [
  ...[
    'on',
    'every',
    'each',
    'every other',
    'every second',
    'every first',
    'most',
    'el',
    'los',
    'cada',
    'todos los',
    'un',
  ],
  ...[
    'aos',
    'ao',
    'às',
    'à',
    'nas',
    'na',
    'no',
    'nos',
    'toda a',
    'todas as',
    'todos os',
    'cada',
    'le',
    'les',
    'chaque',
  ],
  ...[
    'tous les',
    'un',
    'am',
    'an',
    'jeden',
    'jede',
    'immer',
    'il',
    'la',
    'la',
    'ogni',
    'tutti i',
    'tutte le',
    'di',
    'op',
    'elke',
  ],
  ...['iedere', 'de', 'w', 'we', 'co', 'każdy', 'każdą', 'każda', 'każde', 'w każdy', 'w każdą', 'w każde'],
];

/** Parts of a day beside the name of a day. */
export const TIME_OF_DAY =
  '(?:mornings?|afternoons?|evenings?|nights?|lunchtimes?|por las? (?:mañanas?|tardes?|noches?)|de manhã|à (?:tarde|noite)|(?:le |au )?(?:matins?|après-midi|soirs?)|vormittags?|nachmittags?|abends?|morgens?|früh|mattin[ae]|pomeriggi?o?|ser[ae]|(?:o|mid|a)?chtends?|(?:na)?middags?|avonds?|rano|po południu|wieczore?m?|wieczory)';

/** The source of a pattern of any of these words, the longest first. */
export const wordsOf = (words: readonly string[]): string =>
  `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`;
