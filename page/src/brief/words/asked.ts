const combined = (asks: readonly string[], verbs: readonly string[]): string[] =>
  asks.flatMap((ask) => verbs.map((verb) => `${ask} ${verb}`));

/** How a writer is asked to make a page, by language: "Could you please put together". `*` stands for any ending. */
export const ASKED = {
  en: combined(
    ['can you', 'could you', 'would you', 'can you please', 'could you please', 'please'],
    ['make', 'create', 'build', 'do', 'put together', 'set up', 'write', 'design', 'prepare', 'draft', 'knock up'],
  ),
  de: combined(
    [
      'kannst du',
      'könnt ihr',
      'können sie',
      'könntest du',
      'könntet ihr',
      'könnten sie',
      'würdest du',
      'würdet ihr',
      'würden sie',
    ],
    ['eine', 'bitte eine', 'mir eine', 'uns eine', 'mir bitte eine', 'uns bitte eine', 'für mich eine', 'für uns eine'],
  ),
  es: combined(
    ['puedes', 'podéis', 'pueden', 'puede', 'podrías', 'podríais', 'podrían', 'podría'].flatMap((verb) => [
      verb,
      `me ${verb}`,
      `nos ${verb}`,
    ]),
    ['hacer*', 'preparar*', 'montar*', 'crear*', 'diseñar*', 'armar*', 'redactar*', 'escribir*'],
  ),
  fr: combined(
    [
      'pouvez-vous',
      'pourriez-vous',
      'peux-tu',
      'pourrais-tu',
      'vous pouvez',
      'tu peux',
      'vous pourriez',
      'tu pourrais',
    ].flatMap((verb) => [verb, `${verb} nous`, `${verb} me`, `est-ce que ${verb} nous`, `est-ce que ${verb} me`]),
    ['faire', 'monter', 'créer', 'préparer', 'rédiger', 'écrire', 'concevoir', 'construire'],
  ),
  it: combined(
    ['puoi', 'potete', 'può', 'potresti', 'potreste', 'potrebbe', 'mi puoi', 'ci puoi', 'mi potete', 'ci potete'],
    ['fare', 'farmi', 'farci', 'preparar*', 'crear*', 'costruir*', 'realizzar*', 'montar*', 'scriver*'],
  ),
  nl: combined(
    ['kun je', 'kan je', 'kunt u', 'kunnen jullie', 'zou je', 'zou u', 'zouden jullie', 'willen jullie', 'wil je'],
    ['een', 'ons een', 'voor ons een', 'mij een', 'voor mij een', 'even een'],
  ),
  pt: combined(
    [
      'pode',
      'podes',
      'podem',
      'podia',
      'podias',
      'podiam',
      'poderia',
      'poderias',
      'poderiam',
      'consegue',
      'consegues',
      'conseguem',
    ].flatMap((verb) => [verb, `você ${verb}`, `vocês ${verb}`]),
    ['fazer*', 'montar*', 'criar*', 'preparar*', 'escrever*', 'desenhar*'],
  ),
  pl: combined(
    [
      'możesz',
      'możecie',
      'mógłbyś',
      'mogłabyś',
      'moglibyście',
      'mogliby państwo',
      'czy może pan',
      'czy może pani',
    ].flatMap((verb) => [verb, `czy ${verb}`]),
    ['zrobić', 'przygotować', 'stworzyć', 'zaprojektować', 'napisać', 'złożyć'],
  ),
} as const satisfies Record<string, readonly string[]>;

/** "Het gaat om de Klonk": that it comes now, before what the page is about. */
export const IT_CONCERNS =
  /^(?:het gaat om|het gaat over|dit gaat over|es geht um|hier geht es um|il s['’]agit d(?:e la |e l['’]|e |u |['’])|se trata de(?:l)?|trata-se d[eao]|si tratta d(?:i|el|ella|ell['’])|chodzi o) ?(?:our |my |the |de |het |die |den |das |unsere?n? |la |el |il |l['’]|onze |mijn )?(?=\p{L})/iu;

/** "That's it, can you make a page of it?": what closes a description. */
export const THAT_IS_ALL =
  /^(?:so |also |bueno |então |alors |ecco )?(?:that['’]s (?:it|all|about it)|that is (?:it|all)|das (?:ist|war)['’]?s?(?: alles| es)?|das wär['’]?s|eso es todo|es todo|esto es todo|c['’]est tout|voilà(?: tout)?|è tutto|questo è tutto|ecco tutto|é isto|é isso|é só isto|é só isso|é tudo|isso é tudo|dat is alles|dat was het|dat is het|to wszystko|to tyle)[,.!]?$/iu;

/** "Les Tréteaux présentent", above the title of what is presented. */
export const PRESENTS_LAST =
  / (?:presents?|presentan?|präsentier(?:t|en)|présente(?:nt)?|presenta(?:no)?|apresentam?|presente(?:ert|ren)|prezentuj[eą]|przedstawia(?:ją)?):?$/iu;
