import type { Context } from './context.ts';
import type { Lexicon } from './lexicon.ts';
import type { FoundFact } from './sheet.ts';
import { tidied } from './text/normalise.ts';
import { countWords } from './text/phrases.ts';
import { PRODUCT } from './words/products.ts';

/** "Quillo is a": one to four words that begin with a capital, and what somebody or something is. */
const DEFINES =
  /^((?:\p{Lu}|\d)[\p{L}\d'’&.+-]*(?: (?:(?:\p{Lu}|\d)[\p{L}\d'’&.+-]*|&|of|de|del|di|da|do|van|von)){0,3}) (?:is an?|es una?|é uma?|est une?|ist eine?|è una?|è un['’]|is een) ?(?=\p{L})(.{6,200})$/u;
/** "Shiftwell is rota software", of what is not counted. */
const DEFINES_PRODUCT =
  /^((?:\p{Lu}|\d)[\p{L}\d'’&.+-]*(?: (?:\p{Lu}|\d)[\p{L}\d'’&.+-]*){0,2}) (?:is|es|é|est|ist|è) ((?:\p{Ll}[\p{L}-]* ){0,3}(?:[\p{Ll}-]*software|logiciel|programa|accounting|hosting|coaching|insurance)(?!\p{L}).{0,160})$/u;
/** The same in Polish, whose "to" leads elsewhere in English: "Welcome to our shop". */
const DEFINES_IN_POLISH = /^(\p{Lu}[\p{L}\d'’&.+-]*(?: \p{Lu}[\p{L}\d'’&.+-]*){0,3}) to (?=\p{L})(.{6,200})$/u;
/** How far into a sentence its kind is said. */
const WORDS_OF_KIND = 8;

/**
 * What a brief opens with where it says what something is, "Quillo is a proposal tool for small studios", with its name;
 * null for any other sentence, and for what is said of the page.
 */
export function definitionIn(text: string, { lexicon, language }: Context): FoundFact[] | null {
  const defines = language === 'pl' ? DEFINES_IN_POLISH : DEFINES;
  const [, name = '', told = ''] = defines.exec(text.trim()) ?? DEFINES_PRODUCT.exec(text.trim()) ?? [];
  const kind = told.split(' ').slice(0, WORDS_OF_KIND).join(' ');
  if (name === '' || lexicon.own.test(name) || lexicon.itself.test(name) || lexicon.pageThing.test(name)) return null;
  if (lexicon.page.test(kind) || lexicon.writer.certain.test(text) || lexicon.articles.test(`${name} `)) return null;
  // "Yoga is a way of life" names nothing.
  const isName = countWords(name) > 1 || /.[\p{Lu}\d]/u.test(name) || PRODUCT.test(kind);
  return isName
    ? [
        { kind: 'name', text: name },
        { kind: 'about', text: tidied(text) },
      ]
    : null;
}

/** 'Free e-book: "The First Hundred Jars", 46 pages on jam': a kind of work, its title, and what is said of it. */
const TITLED_WORK = /^([^:"“„«.!?]{3,50}): ?["“„«]([^"“”„«»]{2,80})["”“»](?:[,.:]? ?[–—-]?(?: ([^(].{2,200}))?)?$/u;
const MOST_WORDS_OF_TITLE = 8;

/** What a brief opens with where it gives the title of a book, a course or a show; null for any other sentence. */
export function titledWorkIn(text: string, lexicon: Lexicon): FoundFact[] | null {
  const [, kind = '', title = '', told = ''] = TITLED_WORK.exec(text.trim()) ?? [];
  if (title === '' || /[.!?…]$/.test(title) || countWords(title) > MOST_WORDS_OF_TITLE) return null;
  if (lexicon.page.test(kind) || lexicon.says.test(kind) || lexicon.button.test(kind)) return null;
  const about = told === '' ? kind : `${kind}: ${told}`;
  return [
    { kind: 'name', text: title.trim() },
    { kind: 'about', text: tidied(about) },
  ];
}

/** Works and occasions that have a title of their own. */
const TITLED_KIND =
  /(?<!\p{L})(?:e-?books?|pdf|guide|handbook|novel|book|webinars?|masterclass|seminars?|workshops?|ratgeber|roman|buch|libro|novela|guía|livro|romance|guia|livre|guide|boek|roman|gids|webinari\p{L}*|książka|powieść|poradnik|seminário|seminario|séminaire)$/iu;
const BY =
  /^(.+?) (by|von|de|par|di|van|por|autorstwa) (\p{Lu}[\p{L}'’.-]+(?: (?:(?:de|da|do|van|von|der|den|du|di) ){0,2}\p{Lu}[\p{L}'’.-]+){1,2})$/u;
/** "E-book: Sourdough for Shift Workers by Dana Whitlock, ex-nurse and baker" */
const PLAIN_TITLE =
  /^((?:\p{L}[\p{L}-]*\p{L} ){0,2}\p{L}[\p{L}-]*\p{L}): (\p{Lu}[^,.:;!?"“”„«»]{5,80})(?:, ([^:]{3,160}))?[.]?$/u;

/** What a brief opens with where it gives the title of a work or an occasion without quotation marks; null for any other sentence. */
export function plainTitleIn(text: string, lexicon: Lexicon): FoundFact[] | null {
  const [, kind = '', written = '', told = ''] = PLAIN_TITLE.exec(text.trim()) ?? [];
  if (!TITLED_KIND.test(kind) || lexicon.page.test(kind)) return null;
  const [, title = written, by = '', author = ''] = BY.exec(written) ?? [];
  if (countWords(title) < 2 || countWords(title) > MOST_WORDS_OF_TITLE || /\d{3}|[€£$]/.test(title)) return null;
  const about = [by === '' ? kind : `${kind} ${by} ${author}`, told].filter((part) => part !== '').join(', ');
  return [
    { kind: 'name', text: title },
    { kind: 'about', text: tidied(about) },
  ];
}

/** '"Held Together: Three Centuries" opens at the museum': a title in quotation marks, and what is told of it. */
const QUOTED_SUBJECT =
  /^["“„«]([^"“”„«»]{2,80})["”“»] (?=\p{Ll}{2})(?!(?:said|says|sagt|dice|dit|zegt|diz|mówi)(?!\p{L}))/u;

/** The title that a brief opens with where it tells something of it; empty for any other sentence. */
export function quotedSubjectIn(text: string): string {
  const [, title = ''] = QUOTED_SUBJECT.exec(text.trim()) ?? [];
  return /[.!?…]$/.test(title) || countWords(title) > MOST_WORDS_OF_TITLE ? '' : title.trim();
}

/** "WELCOME to Fernhill Allotment Society!!", "Willkommen bei Hof Brennecke" */
const WELCOMES =
  /^(?:a (?:warm )?welcome to|welcome to|bienvenid[oa]s? (?:al?|en)|bem-vind[oa]s? (?:à|ao|a)|bienvenue (?:à|chez|au|dans)|(?:herzlich )?willkommen (?:bei[m]?|in|im|auf|zu[mr]?)|benvenut[oaie] (?:a|da|al|alla|nel|in)|welkom bij|witamy w) ((?:(?:the|la|el|le|die|der|das|het|de|il) )?\p{Lu}[\p{L}\d'’&-]*(?: (?:\p{Lu}[\p{L}\d'’&-]*|&|of|the|de|del|di|du|von|van|and|y|et|und|en|e)){0,5})[.!]*$/iu;

/** The name that a description welcomes to, where a sentence does nothing else; empty for any other one. */
export function welcomedIn(text: string): string {
  const [, name = ''] = WELCOMES.exec(text.trim()) ?? [];
  return /^(?:\p{Ll}+ )?\p{Lu}/u.test(name) ? name : '';
}
