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
}

/** How many words the person typed. */
export const briefWords = (brief: BenchBrief): number => brief.text.split(/\s+/u).filter(Boolean).length;
