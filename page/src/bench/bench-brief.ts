/** Something a reader of the finished page must find: all of `all` near each other, and at least one of `any`. */
export interface FactCheck {
  what: string;
  all?: readonly string[];
  any?: readonly string[];
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
}

/** How many words the person typed. */
export const briefWords = (brief: BenchBrief): number => brief.text.split(/\s+/u).filter(Boolean).length;
