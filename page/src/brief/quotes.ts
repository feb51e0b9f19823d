import type { Lexicon } from './lexicon.ts';
import { countWords } from './phrases.ts';
import type { FoundFact } from './sheet.ts';

const QUOTED = /["“„«»”]([^"“”„«»]{8,1500})["”“»«]/u;
const AUTHOR =
  /^[\s.,]{0,9}(?:[—–-]{1,9}|\(|,|~|por |von |by |di |de |da |door |(?=\p{Lu}[\p{L}'’-]+(?: (?:et|and|y|und|e|en|i|&))? \p{Lu})|(?=\p{Lu}[\p{L}'’-]+, ))\s?([^()"“”.;:!?]{2,80})\)?[.!]?\s?$/u;
const BARE_AUTHOR = /^(.{20,1200}[.!?…]?)\s+[—–-]{1,2}\s*(\p{Lu}[^"“”.;:!?]{1,80})$/u;

/** Somebody's words with who said them; `listed`: the text stands under a heading for such words. */
export function quoteIn(text: string, lexicon: Lexicon, listed: boolean): FoundFact | null {
  const quoted = QUOTED.exec(text);
  if (!quoted) {
    const bare = listed ? BARE_AUTHOR.exec(text) : null;
    if (bare) return withAuthor(bare[1] ?? '', bare[2] ?? '');
    return listed ? { kind: 'quote', text } : null;
  }
  const words = (quoted[1] ?? '').trim();
  const before = text.slice(0, quoted.index).trim();
  const after = text.slice(quoted.index + quoted[0].length);
  const author = AUTHOR.exec(after);
  // '"The sand house", a play by ...' is a title.
  const title = /^\s*,/.test(after) && /^\p{Ll}/u.test(author?.[1] ?? '') && countWords(words) <= 6;
  if (before === '' && author && !title) return withAuthor(words, author[1] ?? '');
  if (before === '' && !/[\p{L}\d]/u.test(after) && (listed || countWords(words) >= 5))
    return { kind: 'quote', text: words };
  // "Elektro Sander, Fulda: „...“ (Nicole Pohl)"
  if (before.endsWith(':') && author && countWords(before) <= 6)
    return withAuthor(words, `${author[1] ?? ''}, ${before.slice(0, -1)}`);
  const saying = /^(.{2,80}?)[:,]?$/u.exec(before);
  if (saying && (lexicon.says.test(before) || listed) && !/[\p{L}\d]/u.test(after)) {
    const name = before
      .replace(/[:,]$/, '')
      .replace(lexicon.says, '')
      .replace(/(?<![\s:,])[\s:,]+$/, '')
      .trim();
    return withAuthor(words, name);
  }
  const said = lexicon.says.exec(after.slice(0, 40));
  if (before === '' && said)
    return withAuthor(
      words,
      after
        .replace(lexicon.says, '')
        .replace(/^[\s,–—-]+/, '')
        .replace(/(?<![\s.,])[\s.,]+$/, ''),
    );
  return null;
}

function withAuthor(words: string, author: string): FoundFact {
  const [name = '', ...role] = author.trim().split(/, /);
  return { kind: 'quote', text: words.trim(), label: name.trim(), value: role.join(', ').trim() };
}
