import { oneOf } from '../text/phrases.ts';
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
  if (language === 'de') return BEHIND_GERMAN_KIND.exec(beginning)?.[1] ?? '';
  const [sentence = ''] = beginning.split(/[.!?](?= )|\n/);
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

/** What the first line has before a comma, a dash or a stop, where a name ends it: "Academia de inglés Bridgetown, Murcia". */
export function nameOfFirstLine(text: string, language: string): string {
  const [line = ''] = text.split('\n');
  const [, part = ''] = /^(\p{Lu}[^,.:;!?()|\d]{3,60}?)(?:,| [–—-] )/u.exec(line) ?? [];
  const words = part.split(' ');
  const isNamed = words.length > 1 && words.length <= MOST_IN_LINE && /^(?:\p{Lu}|&)/u.test(words.at(-1) ?? '');
  const behind = language === 'de' ? '' : nameBehindTrade(line);
  if (behind !== '' && (!isNamed || WHERE.test(part))) return behind;
  const isName =
    isNamed && !WHERE.test(part) && (language !== 'de' || words.every((word) => /^(?:\p{Lu}|&|und$)/u.test(word)));
  return isName ? part : '';
}
