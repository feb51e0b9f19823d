import { type FoldedText, foldText, pairAt } from './folded-text.ts';

/** A phrase that was found: its words as they are written, and where they begin. */
export interface FoundPhrase {
  0: string;
  index: number;
}

const BASES: Record<string, readonly string[]> = { ß: ['ss'], ä: ['ae'], ö: ['oe'], ü: ['ue'] };

/** The phrase itself, and spelled without the letters that some keyboards lack. */
function spellings(phrase: string): string[] {
  let all = [''];
  for (const char of phrase.replaceAll('’', "'"))
    all = all.flatMap((start) => [char, ...(BASES[char] ?? [])].map((spelled) => start + spelled));
  return all;
}

const plainOf = (char: string): string => (char === 'ł' ? 'l' : char.normalize('NFD').charAt(0));

/** Pairs of characters that a list remembers its phrases of. */
const MOST_PAIRS = 2000;
const NONE: readonly Phrase[] = [];

interface Phrase {
  text: string;
  /** The same without accents, which may be missing in what people type. */
  plain: string;
}

/** Finds the phrases of a list in a text as whole words, the longest first; used in place of a regular expression. */
export class PhraseSet {
  private readonly byStart = new Map<string, Phrase[]>();
  /** Those that two characters may begin, found when these are first met. */
  private readonly byPair = new Map<number, readonly Phrase[]>();
  private readonly prefixes: PhraseSet | null;
  private readonly where: 'anywhere' | 'start';
  private readonly all: boolean;
  /** A clause is often looked at several times. */
  private lastText = '';
  private lastFound: FoundPhrase | null = null;

  /** `prefix`: words that may stand before a phrase. `all`: replace every occurrence. */
  constructor(
    phrases: readonly string[],
    options: { where?: 'anywhere' | 'start'; prefix?: readonly string[]; all?: boolean } = {},
  ) {
    this.where = options.where ?? 'anywhere';
    this.all = options.all ?? false;
    this.prefixes = options.prefix ? new PhraseSet(options.prefix, { where: 'start' }) : null;
    const sorted = [...new Set(phrases.flatMap(spellings))].sort((a, b) => b.length - a.length);
    for (const text of sorted) {
      const phrase = { text, plain: [...text].map(plainOf).join('') };
      for (const start of new Set([text.charAt(0), phrase.plain.charAt(0)]))
        this.byStart.set(start, [...(this.byStart.get(start) ?? []), phrase]);
    }
  }

  test(text: string): boolean {
    return this.exec(text) !== null;
  }

  exec(text: string): FoundPhrase | null {
    if (text !== this.lastText) {
      this.lastFound = this.from(text, foldText(text), 0);
      this.lastText = text;
    }
    return this.lastFound;
  }

  [Symbol.replace](text: string, replacement: string): string {
    const folded = foldText(text);
    let made = '';
    let at = 0;
    for (;;) {
      const found = this.from(text, folded, at);
      if (!found || found[0] === '') return made + text.slice(at);
      made += text.slice(at, found.index) + replacement;
      at = found.index + found[0].length;
      if (!this.all) return made + text.slice(at);
    }
  }

  private from(text: string, folded: FoldedText, least: number): FoundPhrase | null {
    const { starts, pairs } = folded;
    for (let index = 0; index < starts.length; index += 1) {
      const at = starts[index] ?? 0;
      if (at < least) continue;
      if (this.where === 'start' && at > 0) return null;
      const end = this.endOf(folded, at, pairs[index] ?? 0);
      if (end > at) return { 0: text.slice(at, end), index: at };
    }
    return null;
  }

  /** Where the longest phrase that begins here ends; -1 where none does. */
  private endOf(folded: FoldedText, at: number, pair: number): number {
    if (this.prefixes) {
      const end = this.prefixes.endOf(folded, at, pair);
      const isNext = end > at && folded.lower.charAt(end) === ' ';
      const after = isNext ? this.matchAt(folded, end + 1, pairAt(folded.lower, end + 1)) : -1;
      if (after > 0) return after;
    }
    return this.matchAt(folded, at, pair);
  }

  private matchAt(folded: FoldedText, at: number, pair: number): number {
    const phrases = this.byPair.get(pair) ?? this.beginningWith(folded.lower.substring(at, at + 2), pair);
    for (const phrase of phrases) {
      const end = endOfPhrase(phrase, folded, at);
      if (end >= 0 && (folded.word[end] !== 1 || phrase.text.endsWith("'"))) return end;
    }
    return -1;
  }

  /** The phrases that two characters may begin. */
  private beginningWith([first = '', second = '']: string, pair: number): readonly Phrase[] {
    const found = this.byStart.get(first)?.filter(({ text, plain }) => {
      const wanted = text.charAt(1);
      return wanted === '' || wanted === '*' || wanted === second || plain.charAt(1) === second;
    });
    const made = found && found.length > 0 ? found : NONE;
    if (this.byPair.size >= MOST_PAIRS) this.byPair.clear();
    this.byPair.set(pair, made);
    return made;
  }
}

function endOfPhrase({ text, plain }: Phrase, { lower }: FoldedText, from: number): number {
  let at = from;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === '*') while (at < lower.length && /\p{L}/u.test(lower.charAt(at))) at += 1;
    else {
      const typed = lower.charAt(at);
      if (typed !== char && typed !== plain.charAt(index)) return -1;
      at += 1;
    }
  }
  return at;
}
