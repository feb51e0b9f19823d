import { oneOf } from '../text/phrases.ts';
import { WEEKDAY_NAMES } from '../words/calendar.ts';
import { PRODUCT } from '../words/products.ts';

const WORD = String.raw`(?:\p{Lu}|\d)[\p{L}\d'’&+-]{0,30}`;
const LINK =
  '(?:(?:on|in|of|for|de|del|da|do|di|du|des|von|van|zum|zur|am|im|aan|op|sur|sous|en|em|na|nad|pod|od|à|aux) (?:(?:the|la|el|los|las|le|les|den|der|dem|het) )?|(?:the|la|el|le|der|die|het|and|y|und|et|e|i|&) )';
const NAME = `(?:(?:The|El|La|Los|Las|Le|Les|Der|Die|Das|Il|Lo|De|Het|O|A) )?${WORD}(?: ${LINK}?${WORD}){0,4}`;
/** How far into a description what it is about is named. */
const BEGINNING = 320;

/** Kinds of things that have a name of their own, in the forms in which a sentence asks for a page or tells of them. */
const KINDS: readonly string[] = [
  'kursu|szkoły|firmy|sklepu|restauracji|gabinetu|pracowni|fundacji|stowarzyszenia|aplikacji|festiwalu|kawiarni|warsztatu|schroniska',
  'vivero|bodega|taller|bar|cafetería|clínica|hotel|hostal|camping|academia|funeraria|festival|programa|fundación|librería|edificio|residencia|granja|finca',
  'oficina|ateliê|programa|padaria|academia|pousada|festival|restaurante|fundação|livraria|quinta',
  'atelier|ferme|festival|fromagerie|librairie|cabinet|domaine|gîte|programme|auberge|café|école|compagnie',
  'trattoria|agriturismo|frantoio|cantina|laboratorio|studio|festival|officina|libreria|bottega|programma|palestra|masseria|fattoria',
  'praktijk|atelier|boerderij|stoffeerderij|camping|herberg|festival|programma|kwekerij',
  'festival|nursery|campaign|programme|program|newsletter|podcast|guesthouse|farm|venue|retreat|practice|surgery|kennels|orchard|vineyard',
].flatMap((kinds) => kinds.split('|'));
const KIND = `(?:${oneOf([...new Set(KINDS)])}|${PRODUCT.source.replace(/^\(\?<!\\p\{L\}\)|\(\?!\\p\{L\}\)$/g, '')})`;
/** "aplicativo VagaLume", 'curso en línea "Cierre Exprés"', "programa de treino Força 50+": a kind, and a name behind it. */
const QUOTED_BEHIND = new RegExp(
  `(?<!\\p{L})${KIND}(?: (?:\\p{Ll}[\\p{L}-]* ){0,3}|[- ])["“„«]([^"“”„«»]{2,60})["”“»]`,
  'iu',
);
const PROPER_BEHIND = new RegExp(`(?<!\\p{L})(?:${KIND})(?: (?:de|di|of|for|van) \\p{Ll}+)? (${NAME})`, 'u');
/** "den Workshop Stimmen im Stall": German writes each noun with a capital, so that only what is held has a name behind it, to the end. */
const BEHIND_GERMAN_KIND = new RegExp(
  `(?<=(?<!\\p{L})(?:den|der|das|dem|zum|im|beim|vom) (?:Workshop|Kurs|Lehrgang|Seminar|Webinar|Retreat|Festival|Podcast) )(${WORD}(?: ${LINK}?${WORD}){1,4})(?=[.,;!?]|$)`,
  'mu',
);
/** "for Halo Nine, a rear bike light": a name within a sentence, and what it is. */
const APPOSED = new RegExp(
  `(?<=\\p{Ll} )(${WORD}(?: ${LINK}?${WORD}){0,4}), (?:an?|una?|um|uma|une?|eine?|een|the|el|la|le|der|die|das|il|lo|o|het|de) \\p{Ll}[\\p{L}-]{2,} \\p{Ll}`,
  'u',
);
/** "Pion Pion" of "la ludotheque Pion Pion a Quimper": a kind in small letters with a name behind it, before a town or a mark. */
const KIND_FIRST = new RegExp(
  `^(?:the|el|la|le|les|l['’]|il|lo|o|a|de|het|our|my|notre|nostr[oa]|noss[oa]|nuestr[oa]|ons|onze) ?(?:\\p{Ll}{4,20}) (${WORD}(?: ${LINK}?${WORD}){0,3})(?=,| (?:in|near|en|em|à|a|te|bij|w) \\p{Lu})`,
  'u',
);
/** "for our union branch, Harbour Workers Branch 417, Grimsby": a name of several words behind what it is. */
const OWN_THEN_NAME = new RegExp(
  `(?<!\\p{L})(?:our|my|nuestr[oa]|mi|notre|mon|ma|nostr[oa]|mi[oa]|noss[oa]|meu|minha|ons|onze|mijn) \\p{Ll}[\\p{L}-]*(?: \\p{Ll}[\\p{L}-]*){0,3}, (${WORD}(?: ${LINK}?${WORD}){1,4}(?: \\d{1,4})?)(?=,|[.](?: |$)| (?:in|near|en|em|à|a|te|bij|w) \\p{Lu})`,
  'u',
);
/** "Plantpal beta: app that reminds you": a name before a colon, and what of its kind it is. */
const BEFORE_COLON = new RegExp(
  `^(\\p{Lu}[\\p{L}\\d'’&+-]{2,24}(?: [\\p{L}\\d'’&+-]{1,16}){0,3}): (?:(?:an?|the|una?|une?|uma?|ein|eine|een|il|la|le|el) )?(?:\\p{Ll}+ ){0,2}${KIND} (?:that|which|for|to|who|que|para|qui|pour|der|die|das|für|che|per|die|voor|który|która|które|dla)(?!\\p{L})`,
  'u',
);
/** "7pm", "18h" */
const TIME_WITHIN = /\d(?:[ap]m|h|[:.]\d)/iu;
const isWeekday = (name: string): boolean =>
  WEEKDAY_NAMES.has((name.split(' ')[0] ?? '').toLowerCase().replace(/s$/, ''));

/** What is no name before a colon. */
const A_LABEL =
  /^(?:(?:landing ?page|page|website|site|web|idea|product|project|app|title|name|headline|brief|offer|topic|what|about|seite|thema|projekt|titel|página|pagina|produto|producto|prodotto|projet|produit|titre|strona|onderwerp|pagina|título|titolo)(?: .*)?)$/iu;

/** Words before a place or a person rather than before what a page is about. */
const BEFORE_PLACE =
  /(?<!\p{L})(?:in|at|near|from|by|with|outside|en|desde|con|por|em|na|no|com|à|au|dans|avec|par|chez|bei|aus|mit|von|im|am|a|ad|da|nel|nella|bij|uit|met|door|w|we|z|ze|przez|coucou|bonjour|salut|hi|hello|hey|dear|hola|ciao|hoi|hallo|cześć|olá|oi|gentile|car[oa]|cher|chère|lieber?|beste|estimad[oa]|my|mi|mon|ma|mein\p{L}{0,2}|mio|mia|mijn|meu|minha|partner|friend|frau|mann|brother|sister|conductor|director|founder|father|mother|padre|madre|père|mère|vater|mutter|pai|mãe|vader|moeder|ojciec|matka),? $/iu;
/** A quotation is no name. */
const SPOKEN = /[.!?…]$/;
const MOST_TITLE_WORDS = 8;

const SMALL_END =
  /(?: (?:de|del|la|el|los|las|of|the|and|y|e|i|do|da|dos|di|du|des|van|von|der|und|et|en|in|em|à|na)){1,3}$/u;

/** "Las Biznagas en Tequisquiapan": where it is. */
const IN_TOWN = /(?: (?:in|near|en|em|à|a|te|bij|w|na) \p{Lu}[^\s]*){1,3}(?: \p{Lu}[^\s]*){0,2}$/u;
/** "Heroísmo 288": a street. */
const STREET = /\p{L} \d{2,}$/u;

const isTitle = (name: string): boolean =>
  /\p{L}{2}/u.test(name) &&
  !/^\d/.test(name) &&
  !STREET.test(name) &&
  !SPOKEN.test(name) &&
  name.split(' ').length <= MOST_TITLE_WORDS;

/**
 * The name that the beginning of a description gives to a thing of its kind, or tells before what it is; empty where it
 * does not. German writes each noun with a capital, so that only a name of several words is one there.
 */
export function nameOfKind(text: string, language: string): string {
  const beginning = text.slice(0, BEGINNING);
  const quoted = QUOTED_BEHIND.exec(beginning)?.[1]?.trim() ?? '';
  if (quoted !== '' && isTitle(quoted)) return quoted;
  const colon = BEFORE_COLON.exec(beginning)?.[1] ?? '';
  if (colon !== '' && !A_LABEL.test(colon)) return colon;
  if (language === 'de') return BEHIND_GERMAN_KIND.exec(beginning)?.[1] ?? '';
  const [sentence = ''] = beginning.split(/[.!?](?= )|\n/);
  const said = OWN_THEN_NAME.exec(sentence)?.[1] ?? '';
  if (said !== '' && !SPOKEN.test(said) && !TIME_WITHIN.test(said) && !isWeekday(said)) return said;
  const opening = KIND_FIRST.exec(sentence)?.[1] ?? '';
  if (opening !== '' && isTitle(opening)) return opening;
  const proper = PROPER_BEHIND.exec(sentence)?.[1]?.replace(IN_TOWN, '').replace(SMALL_END, '') ?? '';
  if (proper !== '' && isTitle(proper)) return proper;
  const apposed = APPOSED.exec(beginning);
  const name = apposed && !BEFORE_PLACE.test(beginning.slice(0, apposed.index)) ? (apposed[1] ?? '') : '';
  return isTitle(name) ? name : '';
}

/** At the beginning of a sentence, without its article: two words with a capital at least. */
export const NAME_FIRST = new RegExp(
  `^(?:(?:The|El|La|Los|Las|Le|Les|L['’]|Der|Die|Das|Il|Lo|De|Het|O|A) ?)?(?!(?:The|El|La|Los|Las|Le|Les|Der|Die|Das|Il|Lo|De|Het|O|A) )(${WORD}(?: ${LINK}?${WORD}){1,4})`,
  'u',
);

/** "Pedalago, tel. 0464 555021": a sentence that says whom to call. */
const BEFORE_PHONE =
  /(?:^|[.!\n] ?)(\p{Lu}[\p{L}'’&-]+), (?:[Tt]el|[Tt]él)\.?:? ?(?=[+(]?\d[\d ()/.-]{6,20}(?:$|[.,;\n]))/mu;

/** Whom a sentence of nothing else says to call; empty where none does. */
export const nameBeforePhone = (text: string): string => BEFORE_PHONE.exec(text)?.[1] ?? '';

/** "in Leeds", "en el río Sella" */
export const WHERE =
  /(?<!\p{L})(?:in|at|near|around|en|em|à|a|ad|bei|te|w|we|nel|nella|na|no) (?:(?:el|la|le|the|de|den|dem|het|os?|as?) )?(?:\p{Ll}+ )?\p{Lu}/u;
const MOST_IN_LINE = 7;
/** "farm shop with cheese, De Sik in Oosterwetering": a name with its town behind what it is. */
const BEHIND_TRADE = new RegExp(
  `^(\\p{L}[^,.:;!?()|\\d]{5,60}), ((?:The|El|La|Los|Las|Le|Les|Il|Lo|De|Het|O|A)? ?${WORD}(?: ${LINK}?${WORD}){1,3}|(?:The|El|La|Los|Las|Le|Les|Il|Lo|De|Het|O|A) ${WORD}) (?:in|near|en|em|à|a|te|w|we|bij) \\p{Lu}[\\p{L}-]*`,
  'u',
);

function nameBehindTrade(line: string): string {
  const [whole = '', trade = '', name = ''] = BEHIND_TRADE.exec(line) ?? [];
  // "Un gîte à Aubrac, Le Four à Pain": the town is told before.
  return WHERE.test(trade) ? whole.slice(trade.length + ', '.length) : name.trim();
}

const PART_FIRST = String.raw`^(\p{Lu}[^,.:;!?()|\d]{3,60}?)(?:,| [–—-] `;
const BEFORE_MARK = new RegExp(`${PART_FIRST})`, 'u');
const BEFORE_MARK_OR_END = new RegExp(`${PART_FIRST}|$)`, 'u');
/** A text of so many lines more may have its name in a line of its own. */
const LEAST_LINES = 2;

/** What the first line has before a comma, a dash or a stop, where a name ends it: "Academia de inglés Bridgetown, Murcia". */
export function nameOfFirstLine(text: string, language: string): string {
  const [line = '', ...others] = text.split('\n');
  const ends = others.length >= LEAST_LINES ? BEFORE_MARK_OR_END : BEFORE_MARK;
  const [, part = ''] = ends.exec(line) ?? [];
  const words = part.split(' ');
  const isNamed = words.length > 1 && words.length <= MOST_IN_LINE && /^(?:\p{Lu}|&)/u.test(words.at(-1) ?? '');
  const behind = language === 'de' ? '' : nameBehindTrade(line);
  if (behind !== '' && (!isNamed || WHERE.test(part))) return behind;
  const isName =
    isNamed && !WHERE.test(part) && (language !== 'de' || words.every((word) => /^(?:\p{Lu}|&|und$)/u.test(word)));
  return isName ? part : '';
}
