/** Something a reader of the finished page must find: all of `all` near each other, and at least one of `any`. */
export interface FactCheck {
  what: string;
  all?: readonly string[];
  any?: readonly string[];
}

/** A sum, as it was typed without its currency, and words of what it buys: they belong into one row of a price list. */
export interface PriceCheck {
  amount: string;
  of: readonly string[];
}

/** What somebody who reads nothing but the name, the headline and the lines below it should know of a page. */
export interface TopCheck {
  /** Each of them alone tells what it is. */
  what: readonly string[];
  /** Each of them alone tells where it is; empty where that does not matter. */
  where: readonly string[];
  /** Terms, opening hours, asides: in no headline, nor in the sentence below it. */
  not: readonly string[];
}

/** What a person typed to describe a page, and what is expected of the page. */
export interface BenchBrief {
  /** The name of its file. */
  id: string;
  /** A two-letter code. */
  language: string;
  title: string;
  projectName: string;
  projectDescription: string;
  text: string;
  facts: readonly FactCheck[];
  /** Instructions, inventions and words of other languages: none of them may be on the page. */
  forbidden: readonly string[];
  /** What may stand as the page's name; unknown where nobody has said. */
  names?: readonly string[];
  /** The price list; unknown where nobody has said. */
  prices?: readonly PriceCheck[];
  /** What the top should say; unknown where nobody has said. */
  top?: TopCheck;
}

/** How many words the person typed. */
export const briefWords = (brief: BenchBrief): number => brief.text.split(/\s+/u).filter(Boolean).length;
