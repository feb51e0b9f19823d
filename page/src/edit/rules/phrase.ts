/** A text in small letters, without accents and punctuation, as the word lists are written. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Word {
  word: string;
  /** Where it stands in the instruction. */
  start: number;
  end: number;
}

/** Where some words stand, counted in words. */
export interface Found {
  from: number;
  to: number;
}

/** Letters of words that say nothing by themselves: the, los, und. */
const SHORT = 3;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const QUOTES =
  /"([^"\n]{1,1000})"|“([^”\n]{1,1000})[”“]|„([^“”\n]{1,1000})[“”]|«([^»\n]{1,1000})»|‘([^’\n]{1,1000})’|(?<![\p{L}\p{N}])'([^'\n]{1,1000})'(?![\p{L}\p{N}])/gu;

/** An instruction as words to look for. What is quoted in it is somebody's text, and no instruction. */
export class Phrase {
  readonly text: string;
  readonly quoted: readonly string[];
  readonly words: readonly Word[];

  constructor(text: string) {
    this.text = text;
    this.quoted = [...text.matchAll(QUOTES)].map((parts) => parts.slice(1).find((part) => part !== undefined) ?? '');
    const spoken = text.replace(QUOTES, (part) => ' '.repeat(part.length));
    this.words = [...spoken.matchAll(WORD)].map(({ 0: word, index }) => ({
      word: plain(word),
      start: index,
      end: index + word.length,
    }));
  }

  /** The first place from `after` on where one of the terms stands; the longest of those that begin there. */
  find(terms: readonly string[], after = 0): Found | null {
    for (let from = after; from < this.words.length; from += 1) {
      const lengths = terms.map((term) => this.#lengthAt(term, from));
      const longest = Math.max(0, ...lengths);
      if (longest > 0) return { from, to: from + longest };
    }
    return null;
  }

  has(terms: readonly string[]): boolean {
    return this.find(terms) !== null;
  }

  /** Whether nothing is said beside these terms but articles and other short words. */
  saysOnly(terms: readonly string[]): boolean {
    for (let at = 0; at < this.words.length; ) {
      const found = Math.max(0, ...terms.map((term) => this.#lengthAt(term, at)));
      if (found === 0 && (this.words[at]?.word.length ?? 0) > SHORT) return false;
      at += Math.max(1, found);
    }
    return true;
  }

  /** The instruction as it was written from one word to another. */
  between(from: number, to = this.words.length): string {
    const [first, last] = [this.words[from], this.words[Math.min(to, this.words.length) - 1]];
    return first && last && last.end > first.start ? this.text.slice(first.start, last.end) : '';
  }

  /** What was written after a word, with its punctuation, and without quotation marks around it. */
  after({ to }: Found): string {
    const start = this.words[to - 1]?.end ?? 0;
    return unquoted(this.text.slice(start).replace(/^[\s:,–—-]+/, ''));
  }

  #lengthAt(term: string, from: number): number {
    const words = term.split(' ');
    const isThere = words.every((word, index) => {
      const said = this.words[from + index]?.word;
      if (said === undefined) return false;
      return word.endsWith('*') ? said.startsWith(word.slice(0, -1)) : said === word;
    });
    return isThere ? words.length : 0;
  }
}

/** A text without the quotation marks around it, and without the full stop that ends the instruction. */
export function unquoted(text: string): string {
  const trimmed = text.trim();
  const [match] = [...trimmed.matchAll(QUOTES)];
  if (match?.index === 0) return match.slice(1).find((part) => part !== undefined) ?? '';
  return trimmed;
}
