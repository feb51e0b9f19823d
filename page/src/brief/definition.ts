import type { Context } from './context.ts';
import type { Lexicon } from './lexicon.ts';
import { tidied } from './normalise.ts';
import { countWords } from './phrases.ts';
import type { FoundFact } from './sheet.ts';
import { PRODUCT } from './words/products.ts';

/** "Quillo is a": one to four words that begin with a capital, and what somebody or something is. */
const DEFINES =
  /^((?:\p{Lu}|\d)[\p{L}\d'’&.+-]*(?: (?:(?:\p{Lu}|\d)[\p{L}\d'’&.+-]*|&|of|de|del|di|da|do|van|von)){0,3}) (?:is an?|es una?|é uma?|est une?|ist eine?|è una?|è un['’]|is een) ?(?=\p{L})(.{6,200})$/u;
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
  const [, name = '', told = ''] = defines.exec(text.trim()) ?? [];
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

/** '"Held Together: Three Centuries" opens at the museum': a title in quotation marks, and what is told of it. */
const QUOTED_SUBJECT =
  /^["“„«]([^"“”„«»]{2,80})["”“»] (?=\p{Ll}{2})(?!(?:said|says|sagt|dice|dit|zegt|diz|mówi)(?!\p{L}))/u;

/** The title that a brief opens with where it tells something of it; empty for any other sentence. */
export function quotedSubjectIn(text: string): string {
  const [, title = ''] = QUOTED_SUBJECT.exec(text.trim()) ?? [];
  return /[.!?…]$/.test(title) || countWords(title) > MOST_WORDS_OF_TITLE ? '' : title.trim();
}
