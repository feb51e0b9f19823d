import type { Fact } from '@landfall/shared/contracts';
import type { Lexicon } from '../lexicon.ts';
import { countWords, escaped } from '../text/phrases.ts';
import { PRODUCT } from '../words/products.ts';

const NAME_WORD = String.raw`\p{Lu}[\p{L}\d'’&+-]{0,30}`;
/** Small words within a name: "Paws on the Pier", "Casa de la Plaza". */
const LINK =
  '(?:(?:on|in|at|by|of|for|over|under|de|del|da|do|di|du|des|von|van|zum|zur|am|im|aan|op|sur|sous|en|em|na|nad|pod|od) (?:(?:the|la|el|los|las|le|les|den|der|dem|het) )?|(?:the|la|el|le|der|die|het|and|y|und|et|e|i|&) )';
const NAME = `(?:(?:The|El|La|Los|Las|Le|Les|Der|Die|Das|Il|Lo|De|Het|O|A) )?${NAME_WORD}(?: ${LINK}?${NAME_WORD}){0,4}`;
/** What follows the name of what a text is about: "is a", "is York's", "es la", "ist das". */
const IS = String.raw`(?:is (?:an?|the|your|\p{Lu}[\p{L}-]+['’]s)|es (?:una?|el|la)|é (?:uma?|o|a)|est (?:une?|le|la|l['’])|ist (?:eine?|der|die|das)|è (?:una?|un['’]|il|la|lo|l['’])|is (?:een|het|de))`;
const DEFINES = new RegExp(`^(${NAME}) ${IS} ?(.{6,160})`, 'u');
/** "Żuczek to lampka rowerowa"; "to" leads elsewhere in other languages. */
const DEFINES_IN_POLISH = new RegExp(`^(${NAME}) (?:to|jest to) (?=\\p{Ll})(.{6,160})`, 'u');
const ARTICLE = /^(?:The|El|La|Los|Las|Le|Les|Der|Die|Das|Il|Lo|De|Het|O|A) /u;
/** Sentences at the beginning of a description that may say what it is about. */
const FIRST = 6;
/** Words of what somebody or something is, among which its kind is said. */
const WORDS_OF_KIND = 8;

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z\d]/g, '');

/** Whether a name is that of the page's own address: "Merma" of hola@mermaapp.es. */
const isInAddress = (name: string, facts: readonly Fact[]): boolean => {
  const letters = lettersOf(name);
  return (
    letters.length > 3 &&
    facts.some(({ kind, value }) => kind === 'contact' && /[@.]/.test(value) && lettersOf(value).includes(letters))
  );
};

/** Whether a name stands within a sentence, too, where only names have a capital. */
const isRepeated = (name: string, facts: readonly Fact[]): boolean =>
  facts.some(({ text }) => new RegExp(`\\p{Ll},? ${escaped(name)}(?!\\p{L})`, 'u').test(text));

/** "Meet Tiffa, the stacking lunchbox", "Sourdough from Totnes (Rise and Shine is the name)": what only leads to a name. */
const LED_TO: readonly RegExp[] = [
  new RegExp(
    `^(?:Meet|Conoce a|Conheça|Voici|Découvrez|Ecco|Scopri|Dit is|Maak kennis met|Poznaj) (${NAME}), (?=\\p{Ll})`,
    'u',
  ),
  new RegExp(`(?<![\\p{L}\\d'’&+-])(${NAME}) is (?:the|our|my) name(?!\\p{L})`, 'u'),
];
/** "Podcast about crimes, 'Tierra de Nadie', on Spotify": a title between single marks, of something that has one. */
const SINGLE_QUOTED = /(?<=[ ,(])['‘](\p{Lu}[^'’]{2,50})['’](?=[,.) ]|$)/u;
/** "A surf school in Ericeira, the Maré Cheia": a name behind what it is. */
const NAME_LAST = new RegExp(
  `^\\p{L}[^,.:;!?]{8,70}, (?:the|an?|o|as?|os|el|la|los|las|le|les|il|i|de|het) (${NAME_WORD}(?: ${LINK}?${NAME_WORD}){0,3})[.]?$`,
  'u',
);
/** "Rotaly turns the weekly rota": one word that does something, of what is made rather than of people or things in general. */
const DOES =
  /^(\p{Lu}\p{Ll}{3,14}) (?:turns|helps|lets|gives|brings|sends|finds|tells|shows|tracks|plans|connects|automates|cuts|puts|reads|takes|keeps) (?:the|your|you|an?|every|each|all|\p{Ll}+) /u;
const IN_GENERAL =
  /^(?:everyone|everybody|nobody|nothing|something|anyone|everything|someone|yoga|music|life|work|love|nature|coffee|bread|dance|sport|money|time|winter|summer|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:this|that|which|what|who|here|there|food|health|sleep|art|play|learning|training|swimming|singing|walking|running|reading|cooking|gardening|massage|therapy|coaching|membership|admission|parking|delivery|breakfast|dinner|lunch))$/iu;
const MOST_WORDS_OF_DEED = 30;

/** A name that a sentence leads to, or that stands where names stand; empty where there is none. */
function nameLedTo(text: string, at: number, language: string): string {
  for (const pattern of LED_TO) {
    const name = pattern.exec(text)?.[1];
    if (name) return name;
  }
  const quoted = at === 0 && PRODUCT.test(text) ? SINGLE_QUOTED.exec(text)?.[1] : undefined;
  const last = at === 0 && language !== 'de' ? NAME_LAST.exec(text)?.[1] : undefined;
  const does =
    at === 0 && language === 'en' && countWords(text) <= MOST_WORDS_OF_DEED ? DOES.exec(text)?.[1] : undefined;
  return quoted ?? last ?? (does && !IN_GENERAL.test(does) ? does : '');
}

/**
 * The name of what a description is about, where no sentence gives it alone: the subject of a sentence near the beginning that
 * says what something is, "Paws on the Pier is a dog rescue". Empty where nothing is surely named.
 */
export function namedSubject(facts: readonly Fact[], lexicon: Lexicon, language: string): string {
  const told = facts.filter(({ kind }) => kind === 'about' || kind === 'proof').slice(0, FIRST);
  const defines = language === 'pl' ? DEFINES_IN_POLISH : DEFINES;
  for (const { text } of told) {
    const [, subject = '', said = ''] = defines.exec(text) ?? [];
    const name = subject.replace(ARTICLE, '');
    if (name === '' || lexicon.own.test(subject) || lexicon.itself.test(subject) || lexicon.pageThing.test(name))
      continue;
    const kind = said.split(' ').slice(0, WORDS_OF_KIND).join(' ');
    const bare = countWords(name) === 1;
    const isSure =
      isInAddress(name, facts) ||
      (language !== 'de' && isRepeated(name, told)) ||
      (bare ? subject === name && PRODUCT.test(kind) : subject === name);
    if (isSure) return subject;
  }
  for (const [at, { text }] of told.entries()) {
    const name = nameLedTo(text, at, language);
    if (name !== '' && !lexicon.own.test(name) && !lexicon.pageThing.test(name)) return name;
  }
  return '';
}
