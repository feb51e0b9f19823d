import { countWords, oneOf } from '../text/phrases.ts';
import { MONTHS, WEEKDAY_NAMES } from '../words/calendar.ts';
import { CLOSINGS, DISCOURSE, GREETINGS, HELLO } from '../words/greetings.ts';
import { COPIED_FROM } from '../words/kept-back.ts';

const TAIL =
  '(?: (?:à (?:tous|toutes)|zusammen|a (?:todos|todas|tutti)|allemaal|wszystkim|all|everyone|everybody|team|folks|there|vous|liebes team))?';

/** "Oh" before what comes to mind. */
const SOUNDS = ['oh', 'ah', 'ach', 'och', 'ay', 'uh', 'um', 'ups', 'oops', 'hmm'];

/** What is asked with a greeting, for no answer: "oi tudo bem?" */
const ASKED =
  "(?:[ ,]{1,2}¿?(?:tudo bem|tudo bom|how are you(?: doing)?|how['’]s it going|qué tal|que tal|cómo est[aá]s|como estas|[cç]a va|comment [cç]a va|come va|come stai|wie geht['’]?s|alles gut|hoe gaat het|alles goed|jak się masz|co słychać))?";

/** Nothing but a greeting. */
export const GREETING_ONLY = new RegExp(
  `^${oneOf([...GREETINGS, ...DISCOURSE, ...SOUNDS])}(?:[ ,!]{1,3}${oneOf([...GREETINGS, ...DISCOURSE])})?${TAIL}${ASKED}[ ,!.?]*$`,
  'iu',
);
/** Nothing but a sound. */
export const SOUND_ONLY = new RegExp(`^ {0,2}${oneOf(SOUNDS)}[ ,!.]*$`, 'iu');
/** "Oiee", "holaaa", "heyyy": a greeting as it is drawn out in chats. */
const STRETCHED =
  '(?:ol+[aá]{2,}|oi+e+|oi{2,}|hol+a{2,}|hi{2,}|he+y{2,}|hello{2,}|hall+o{2,}|cia+o{2,}|hoi{2,}|salu{2,}t|coucou{2,}|he+j{2,})';
const GREETING = new RegExp(
  `^(?:(?:${oneOf(GREETINGS)}|${STRETCHED})${TAIL}(?: ?\\p{Extended_Pictographic}\\uFE0F?)?(?:[ ,!.–]|:(?= [^\\s@]{1,30}\\s)|-(?!\\p{L}))|${oneOf(DISCOURSE)} ?[,!.:–-])[ ,!.:–-]*(?=\\S)`,
  'iu',
);

const GREETS = new RegExp(`^${oneOf(GREETINGS)}(?!\\p{L})`, 'iu');

/** "so im Terry", "pues mira yo doy clases": what opens what was said, before who says it. */
const SAID_FIRST = new RegExp(
  `^(?:${oneOf(DISCOURSE)}[ ,]+){1,2}(?:moi,? (?=je |j['’]))?(?=(?:i|im|i['’]m|we|we['’]re|were|yo|nosotr[oa]s|eu|nós|je|j['’]|nous|on|ich|wir|io|noi|ik|wij|we|ja|my)[ '’])`,
  'iu',
);

/** "Dear Sir or Madam,", "Estimados señores:": nothing else opens so. */
const SALUTATION =
  /^(?:dear (?:sirs?|madam|sir(?: or |\/)madam|all|team|colleagues?)|to whom it may concern|estimad[oa]s? señor\p{L}{0,3}(?: (?:míos?|mías?|\p{L}{2,20}))?|muy señor(?:es)? míos?|prezad[oa]s? senhor\p{L}{0,3}|exm[oa]s?\.? senhor\p{L}{0,3}|(?:madame|monsieur),? (?:madame|monsieur)|sehr geehrte[rs]? \p{L}{1,20}(?: und \p{L}{1,12})?(?: \p{L}{2,20})?|spettabile \p{L}{1,20}|geachte (?:heer|mevrouw|heren|dames)(?: \p{L}{2,20})?|szanown[aiy] (?:państwo|pani\p{L}?|panie?))[,:!] {0,2}(?=$|\p{L})/iu;

/** Words that may open a letter to somebody by name, and much else: "Cara Mia" is a hairdresser, "Beste Weine" a heading. */
const NAMED: Readonly<Record<string, RegExp>> = {
  en: /^[Dd]ear \p{Lu}\p{L}{1,20}[,!] ?/u,
  es: /^(?:Estimad|Apreciad|Querid)[oa]s? \p{L}{2,20}(?: \p{Lu}\p{L}{1,20})?[,:!] ?/u,
  pt: /^(?:Prezad|Car|Exm)[oa]s?\.? \p{L}{2,20}(?: \p{Lu}\p{L}{1,20})?[,:!] ?/u,
  fr: /^(?:Ch(?:ers?|ères?) \p{L}{2,20}|Madame|Monsieur)[,!] ?/u,
  de: /^[Ll]iebe[rs]? (?:Leute|Alle|alle|\p{Lu}\p{L}{1,20})[,!] ?/u,
  it: /^(?:Car[oaie]|Gentil[ei]|Egregi[oa]?) \p{L}{2,20}(?: \p{Lu}\p{L}{1,20})?[,!] ?/u,
  nl: /^(?:Beste|Geachte|Lieve) (?:allemaal|mensen|\p{Lu}\p{L}{1,20})(?: \p{Lu}\p{L}{1,20})?[,!] ?/u,
  pl: /^Dro(?:dzy|gi|ga) \p{L}{2,20}[,!] ?/u,
};
/** Who writes goes on with themselves: "Beste Sanne, wij zijn ...". */
export const OF_THEMSELVES =
  /^(?:i|im|i['’]m|i['’]ve|we|we['’]re|yo|nosotr[oa]s|somos|soy|eu|nós|sou|je|j['’]\p{L}+|nous|on|ich|wir|hier|io|noi|siamo|sono|ik|wij|ja|my|jestem)(?!\p{L})/iu;

const TITLES =
  '(?:mr|mrs|ms|dr|señora?|sra?\\.?|don|doña|dona|senhora?|frau|herr|madame|monsieur|signora?|mevrouw|meneer|pani\\p{L}?|panie)';
/** "Hi Priya,", "Dzień dobry Panie Tomku,": a line of its own that greets one or two by name. */
const GREETED_LINE = new RegExp(
  `^${oneOf(GREETINGS)},? (?:${TITLES}\\.? )?\\p{L}{2,20}(?:(?: (?:and|y|e|et|und|en|i))? \\p{L}{2,20})?(?: \\p{Extended_Pictographic}\\uFE0F?)? ?[,:]$`,
  'iu',
);
/** "Gentilissimi,": to all who read it. */
const LONE_SALUTATION =
  /^(?:gentilissim[oaie]|egregi(?:o|a)?|spett(?:abile|\.le)(?: \p{L}{4,14})?|estimad[oa]s|apreciad[oa]s|prezad[oa]s|car[oa]s|szanowni(?: państwo)?|geachte (?:heer|mevrouw|lezer)|madame,? monsieur|messieurs|dear (?:sirs?|sir or madam|all|team)|sehr geehrte damen und herren) ?[,:!]$/iu;
/** "Liebe Frau Kessel, hier alles beisammen:": how what a letter passes on is led to. */
const LEADS_TO_TEXT = new RegExp(
  `^(?:dear|liebe[rs]?|sehr geehrte[rs]?|querid[oa]s?|estimad[oa]s?|car[oaie]s?|gentile|ch(?:er|ère)s?|beste|geachte|lieve|prezad[oa]s?|drog[ia]|szanown\\p{L}{1,3}|${HELLO}) (?:${TITLES}\\.? )?\\p{L}{2,20}(?: \\p{L}{2,20})?, (?:hier|here|anbei|aquí|te|os|le|voici|ci-joint|ecco|in allegato|hierbij|aqui|segue|oto|poniżej|w załączniku)(?: [\\p{L}'’]{1,14}){0,5} ?:$`,
  'iu',
);
/** "Hallo Frau Brandt,", "Buenos días, Marcos:": no business is called so. */
const SURELY_GREETED = new RegExp(`^${oneOf(GREETINGS)}(?:, \\p{L}|,? ${TITLES}\\.? \\p{L})`, 'iu');

/** What a letter goes on with below a greeting that ends in a colon: "te paso los textos". */
export const ADDRESSES =
  /^(?:te|os|le|les|adjunto|como|i|i['’]m|yo|soy|eu|sou|segue[mn]?|envio|ich|anbei|io|sono|ik|ja|je|j['’])(?!\p{L})/iu;

const AND = '(?:and|&|\\+|y|e|ed|et|und|en|i)';
const GREETED = '\\p{Lu}\\p{Ll}{1,19}(?:-\\p{Lu}\\p{Ll}{1,19})?';
/** "Hi Priya and Tom!": a sentence that greets several by name. */
const GREETED_SEVERAL = new RegExp(
  `^(?:${oneOf(GREETINGS)}|${oneOf(GREETINGS.map((each) => each.charAt(0).toUpperCase() + each.slice(1)))}),? (${GREETED}(?:, ${GREETED}){0,3},? ${AND} ${GREETED})(?: \\p{Extended_Pictographic}\\uFE0F?)? ?[!.,:]{1,3}$`,
  'u',
);
/** What businesses are called after in pairs: "Hello Salt and Pepper!" */
const THINGS =
  /(?<!\p{L})(?:salt|pepper|sugar|spice|fish|chips|tea|coffee|cake|cakes|bread|butter|wine|cheese|gin|tonic|hair|beauty|nails|brows|lashes|body|soul|mind|sun|sea|sand|moon|stars?|day|night|paws?|claws?|cats?|dogs?|books?|sal|pimienta|pan|vino|queso|café|té|sol|mar|luna|brot|wein|salz|pfeffer|kaffee|kuchen|haut|haar|sonne|meer|pain|vin|sel|poivre|soleil|mer|lune|pane|sale|pepe|sole|mare|vinho|pão|mel|lua|brood|koffie|thee|zout|peper|zon|zee|chleb|wino|sól|kawa|herbata)(?!\p{L})/iu;

/** Whether a first sentence greets several by name before who writes goes on with themselves: "Hi Priya and Tom! We run ..." */
export function greetsSeveral(text: string, next: string, letter: boolean): boolean {
  const names = GREETED_SEVERAL.exec(text)?.[1];
  return names !== undefined && !THINGS.test(names) && (letter || OF_THEMSELVES.test(next) || ADDRESSES.test(next));
}

/** Whether a line greets by name, or is the name of a business that sounds so. */
export const isGreetedLine = (text: string): boolean => GREETED_LINE.test(text);

/** "Hola Nuria!", before what somebody writes to her. */
const GREETED_ALONE =
  /^(?:[Hh]i|[Hh]ey|[Hh]ola|[Oo]lá|[Oo]i|[Cc]iao|[Ss]alut|[Bb]onjour|[Hh]oi|[Mm]oin|[Cc]ześć|[Hh]ej) \p{Lu}\p{Ll}{1,14} ?!$/u;

/**
 * Whether a text is nothing but how a letter opens; by name only as the `first` of a text, in its own language, and
 * where nothing else tells it only in a `letter`: "Hello Gorgeous:" is a hairdresser.
 */
export function isSalutation(text: string, language: string, first: boolean, letter: boolean): boolean {
  if (SALUTATION.exec(text)?.[0] === text || LONE_SALUTATION.test(text)) return true;
  if (!first) return false;
  if (LEADS_TO_TEXT.test(text) || GREETED_ALONE.test(text)) return true;
  return (
    NAMED[language]?.exec(text)?.[0] === text || (GREETED_LINE.test(text) && (letter || SURELY_GREETED.test(text)))
  );
}

/** "Sehr geehrte Frau Holt, ": whom a letter speaks to, before what it says. */
const ADDRESS =
  /^(?:[Dd]ear|[Ss]ehr geehrte[rsn]?|[Gg]eachte|[Ee]stimad[oa]s?|[Pp]rezad[oa]s?|[Cc]h(?:er|ère)s?|[Gg]entil(?:e|issim[oa])|[Ee]gregi[oa]|[Ss]zanown[aiy])(?: (?:heer|mevrouw|señora?|senhora?|madame|monsieur|signora?|dott\.?|frau|herr|pani?|team|all|sir|madam|\p{Lu}[\p{L}'’.-]*)){1,4}[,!:] ?(?=\p{L})/u;

/** A text without whom it speaks to, where that is told with respect. */
export const withoutAddress = (text: string): string => text.replace(ADDRESS, '');

/** A sentence without how a letter opens before it. */
function withoutSalutation(text: string, language: string, first: boolean): string {
  const rest = text.replace(SALUTATION, '');
  if (rest !== text) return rest || text;
  const named = first ? (NAMED[language]?.exec(text)?.[0] ?? '') : '';
  return OF_THEMSELVES.test(text.slice(named.length)) ? text.slice(named.length) : text;
}

const MOST_OPENINGS = 3;

// The lines above a letter: its subject says something, its sender and date do not.
const SUBJECT = /^(?:subject|re|fwd?|objet|betreff|asunto|oggetto|onderwerp|assunto|temat|ämne) ?: ?(?=\S)/iu;

/** "Oh and hair tied back": what came to somebody's mind. */
const REMEMBERS =
  /^(?:[Oo]h|[Aa]h|[Aa]ch)[,!]? (?:(?:and|yes|y|e|et|und|ja|en|i|sì|sí|oui),? )?(?!my |boy |baby |la la)(?=\p{Ll}{2})/u;

const MOST_REMEMBERED = 12;

/** A sentence without the greeting or the "So," before it; `first`: nothing was told before it. */
export const withoutGreeting = (written: string, language: string, first: boolean): string => {
  const text = withoutSalutation(written.replace(SUBJECT, ''), language, first);
  let rest = text;
  // "Buenas, os cuento: ..."
  for (let tries = 0; tries < MOST_OPENINGS; tries += 1) {
    const greeting = GREETING.exec(rest);
    if (!greeting || greeting[0].length >= rest.length) break;
    rest = rest.slice(greeting[0].length);
  }
  const copied = first ? rest.replace(COPIED_FROM, '') : rest;
  const said = copied.replace(SAID_FIRST, '');
  // A long one may put right what was said before.
  return countWords(said) <= MOST_REMEMBERED ? said.replace(REMEMBERS, '') : said;
};

/** "This is for our podcast, ...": what a description begins with where it goes on with who they are. */
const OPENING = new RegExp(
  String.raw`^(?:(?:${oneOf([...GREETINGS, ...DISCOURSE, 'yeah'])})[ ,]{1,2}){0,3}(?:(?:this(?: one)?(?:['’]?s| is)|it(?:['’]?s| is)) for (?:the|our|my|a|an) (?=\p{L})|(?:(?:isso|isto|aqui) )?(?:é|eh) (?:pr[oa]s?|para [oa]s?|para) (?:(?:nosso|nossa|meu|minha|um|uma) )?(?=\p{L})|(?:esto )?es para (?:mis?|nuestr[oa]s?|el|la|los|las|un|una) (?=\p{L})|c['’]est pour (?:mon|ma|mes|notre|nos|le|la|les|un|une) (?=\p{L})|(?:das|dies|es) (?:ist|wäre|geht) (?:für|um) (?:unser\p{L}{0,2}|mein\p{L}{0,2}|den|die|das|einen?) (?=\p{L})|(?:questo )?è per (?:(?:il|la|lo|i|le) )?(?:(?:mio|mia|nostro|nostra) )?(?=\p{L})|dit is voor (?:onze?|mijn|de|het|een) (?=\p{L})|to (?:jest )?dla (?:naszego|naszej|mojego|mojej) (?=\p{L})|(?:it['’]?s|its|it is) an? (?:web ?)?(?:page|site|website) for (?:the|our|my|a|an) (?=\p{L}))`,
  'iu',
);

/** The first sentence of a description without "This is for our" before what it is for. */
export function withoutOpening(text: string): string {
  const rest = text.replace(OPENING, '');
  return rest === '' ? text : rest;
}

const INTRODUCES =
  /^(?:\p{Extended_Pictographic}\S{0,8} )?(?:([Ii]t['’]?s|[Tt]his is|[Hh]ere is|[Aa]quí(?: está)?|[Hh]ier (?:ist|is)|[Ii]ci|[Cc]['’]est|[Qq]ui è)|[Aa]qui (?:é|fala) [ao]|[Hh]ier spricht|[Ss]oy|[Ss]ou [ao]|[Tt]u) (\p{Lu}\p{Ll}{1,20})( (?:here|aqui|hier|ici))?(?: ((?:from|of|do|da|de|del|von|vom|de chez|du|di|della|van|ze?)(?: (?:de[nr]?|la|los|las|the))?) (\p{Lu}[\p{L}\p{N}'’&.-]{0,30}(?: (?:(?:&|of|the|de|da|do|del|di|du|la|van|von) )?\p{Lu}[\p{L}\p{N}'’&.-]{0,30}){0,4}))?(?:[.!]?(?: ?\p{Extended_Pictographic}\S{0,8})?$|,? ?(?:[–—-] |\p{Extended_Pictographic}\S{0,8} |, )(?=\S))/u;
/** What a business is called after; others are surnames. */
const TRADE =
  /^(?:studio|estúdio|estudio|salon|salão|salón|salone|caf[eé]|bar|bistro|bakery|bäckerei|panadería|padaria|pastelaria|boulangerie|panificio|bakkerij|piekarnia|atelier|ateliê|taller|werkstatt|tienda|loja|clínica|praxis|pizzeria|restaurante?|ristorante|trattoria|casa|espaço|espacio|hotel|pousada|escola|escuela|scuola|praktijk) /iu;
const FROM_SOMEWHERE = /^(?:from|of|vom|do|du|de chez|della)(?!\p{L})/u;
const TOWN = /^(?:New|North|South|East|West|San|Santa|São|St\.?|Saint|Bad|Los|Las|Le|La|El|Den) /u;
/** "Hi, it's Christmas": what is there, rather than who. */
const NO_PERSON =
  /^(?:christmas|xmas|easter|halloween|spring|summer|autumn|winter|navidad|weihnachten|ostern|frühling|sommer|herbst|noël|pâques|natale|pasqua|natal|páscoa|kerst|pasen|święta)$/iu;

/** Who greets, before what there is to say. */
interface Introduced {
  person: string;
  /** What they come from, where they say so. */
  from: string;
  rest: string;
}

/** "Its Kel", "aqui é a Dandara do Studio Nzinga 💛 faço tranças": who writes; `written` is the text with its greeting. */
export function introducedIn(text: string, written: string): Introduced | null {
  const found = INTRODUCES.exec(text);
  if (!found) return null;
  const [whole, ofAnything, person = '', here = '', by = '', from = ''] = found;
  const rest = text.slice(whole.length);
  const ofThemselves = rest === '' || here !== '' || from !== '' || OF_THEMSELVES.test(rest);
  // "This is Brightside, a nursery": it may be anything, unless somebody greets and goes on with themselves.
  if (ofAnything && (!GREETS.test(written) || !ofThemselves || isNoPerson(person))) return null;
  const isName = TRADE.test(from) || (FROM_SOMEWHERE.test(by) && from.includes(' ') && !TOWN.test(from));
  if (from === '' || isName) return { person, from, rest };
  // "Anna from Leeds" is read as it was said, "Kees van Dijk" is a name.
  return /^(?:from|of|vom|de chez)/.test(by) ? null : { person: `${person} ${by} ${from}`, from: '', rest };
}

const isNoPerson = (word: string): boolean =>
  NO_PERSON.test(word) || MONTHS.has(word.toLowerCase()) || WEEKDAY_NAMES.has(word.toLowerCase());

const CLOSING = new RegExp(`^${oneOf(CLOSINGS)}(?!\\p{L})`, 'iu');
/** "Reciba un cordial saludo," */
const ENDS_CLOSING =
  /(?<!\p{L})(?:regards|wishes|sincerely|faithfully|saludos?|atentamente|cumprimentos|cordialmente|cordialement|salutations|grüßen?|saluti|groet(?:en|jes)?|pozdrawiam|poważaniem|pozdrowieniami)[,.!]?$/iu;
const SIGNED_WORDS = 6;
const SIGNED_PARTS = 4;
const SIGNED = /^(?:\p{Lu}[\p{L}.]*|&|and|und|y|e|et|en|i)$/u;

const MOST_CLOSING = 7;

/** "Love to Jo and the kids": who is greeted at the end of a letter. */
const SENDS_LOVE =
  /^(?:(?:lots of |much |viele |liebe |muchos |molti |tanti |veel |groetjes |dużo )?(?:love|hugs|kisses|regards|grüße|küsse|besos|recuerdos|saludos|bises|bisous|saluti|baci|groetjes|groeten|beijos|beijinhos|abraços|pozdrowienia|buziaki)) (?:to|an|a|al|à|aux?|ai|alla|aan|para|pra|aos?|às?|dla) (?:the |die |den |all |los |las |les |tutti )?\p{L}[\p{L} ,&]{1,40}[.!]?$/iu;

/** Whether a line is how a letter ends, above who signs it: "With kind regards," */
export const startsClosing = (line: string): boolean =>
  (CLOSING.test(line) || ENDS_CLOSING.test(line) || SENDS_LOVE.test(line)) &&
  countWords(line) <= MOST_CLOSING &&
  !/\d/.test(line);

/** "A presto, Anna": a closing with a name at the most. */
export const isClosing = (text: string): boolean => {
  if (SENDS_LOVE.test(text)) return countWords(text) <= MOST_CLOSING;
  const rest = text.replace(CLOSING, '');
  if (rest === text || countWords(text) > SIGNED_WORDS) return false;
  const parts = rest.split(/[,.!\s–-]/).filter(Boolean);
  return parts.length <= SIGNED_PARTS && parts.every((part) => SIGNED.test(part));
};

/** "¡Hola, Nuria!", "Oi, Rê!": somebody is greeted by name behind a comma, which no business is called. */
const GREETED_BY_NAME = new RegExp(
  `^¡?${oneOf(GREETINGS)}, (?:${TITLES}\\.? )?\\p{Lu}\\p{Ll}{1,19}(?: (?:and|&|y|e|et|und|en|i) \\p{Lu}\\p{Ll}{1,19})? ?[!.]{1,3}$`,
  'iu',
);

/** Whether a first sentence does nothing but greet somebody by name. */
export const greetsByName = (text: string): boolean => GREETED_BY_NAME.test(text);
