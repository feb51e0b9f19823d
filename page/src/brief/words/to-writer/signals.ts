/**
 * Words by which a remark to the writer is known, each list a weak signal of its own. Entries are phrases in lower
 * case; `*` stands for any ending of a word, and accents may be missing in what people type.
 */
export interface WriterSignals {
  /** Said to nobody but a writer: "between you and me", "leave that out". Enough alone. */
  certain: readonly string[];
  /** Web pages and how they are made: "our old site", "draft", "clicks". */
  making: readonly string[];
  /** Work that is not done: "not ready yet", "I'll send", "deadline", "budget". */
  progress: readonly string[];
  /** What the person thinks, feels or cannot do: "I hate", "no idea", "I'd rather". */
  opinion: readonly string[];
  /** Others who have a say: "my boss", "my nephew". */
  others: readonly string[];
  /** How something comes across: "looks like", "sound". */
  impression: readonly string[];
  /** What is asked for: "make our", "it has to", "would be good". */
  wish: readonly string[];
  /** "maybe", "somewhere", "if there is room". */
  hedges: readonly string[];
  /** Visitors as readers of the page: "nobody reads", "people can". */
  readers: readonly string[];
  /** Adjectives of "nothing" that speak of goods: "nothing frozen" is for visitors. */
  goods: readonly string[];
  /** Verbs of what visitors shall feel or notice rather than do, after "people should". */
  perceive: readonly string[];
  /** Headings of lines for the writer: "open points", "budget". */
  headings: readonly string[];
  /** The person as "I" and "me": "I was told", "I still have to". */
  self: readonly string[];
  /** Taste: "neutral", "dignified", colours. */
  taste: readonly string[];
  /** Words before which a sentence without marks may turn to something else. */
  turns: readonly string[];
  /** What pages are measured in, after a number: "300 words", "5 sections". */
  measures: readonly string[];
  /** Verbs that open what a writer is told to do: "choose", "cut", "replace". */
  tells: readonly string[];
}
