import type { BriefSentence, Fact, FactKind, FactQuestion, FactSheet, Wish } from '@landfall/shared/contracts';

/** Facts that a page takes. */
export const MOST_FACTS = 300;

/** What was understood of a text, as a person corrects it. */
export interface SheetDraft {
  /** Names what was read; null before anything was. */
  source: string | null;
  language: string;
  facts: Fact[];
  wishes: Wish[];
  sentences: BriefSentence[];
  questions: FactQuestion[];
  answers: Partial<Record<FactQuestion, string>>;
  /** Ids of facts and wishes that were taken away; they can be brought back. */
  removed: string[];
  /** The person's own facts: what was read in their place, or null for those that they added. */
  own: Record<string, Fact | null>;
  /** Corrections that outlived the last reading. */
  kept: number;
  /** The fact whose fields are open: as it was, and the kind whose list it stands in meanwhile ('' for a new one). */
  editing: { id: string; before: Fact | null; place: FactKind | '' } | null;
}

export type SheetAction =
  | { do: 'read'; sheet: FactSheet; source: string }
  | { do: 'edit'; id: string }
  | { do: 'change'; fact: Fact }
  | { do: 'finish' | 'cancel' | 'forget' }
  | { do: 'add'; kind: FactKind }
  | { do: 'addSentence'; index: number }
  | { do: 'remove' | 'restore'; ids: readonly string[] }
  | { do: 'answer'; question: FactQuestion; text: string };

export const EMPTY_DRAFT: SheetDraft = {
  source: null,
  language: 'en',
  facts: [],
  wishes: [],
  sentences: [],
  questions: [],
  answers: {},
  removed: [],
  own: {},
  kept: 0,
  editing: null,
};
