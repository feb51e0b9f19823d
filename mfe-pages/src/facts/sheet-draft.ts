import type {
  BriefSentence,
  CorrectedFacts,
  Fact,
  FactKind,
  FactQuestion,
  FactSheet,
  Wish,
} from '@landfall/shared/contracts';
import { answered } from './answers.ts';
import { nextId } from './fact-id.ts';
import { isEmpty, tidied } from './fact-parts.ts';

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
  | { do: 'remove' | 'restore'; id: string }
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

const EMPTY_FACT = { label: '', value: '', unit: '', text: '', details: [], group: '' };

const words = ({ id: _id, ...said }: Fact | Wish): string => JSON.stringify(Object.entries(said).toSorted());
const isSame = (one: Fact, other: Fact) => words(tidied(one)) === words(tidied(other));

/** A new reading. What the person wrote or took away stays so; it stands in the place of what it was made of. */
function reread(draft: SheetDraft, sheet: FactSheet, source: string): SheetDraft {
  const facts = [...sheet.facts];
  const own: SheetDraft['own'] = {};
  const removed: string[] = [];
  for (const fact of draft.facts) {
    const isGone = draft.removed.includes(fact.id);
    const written = draft.own[fact.id];
    if (written === undefined && !isGone) continue;
    const origin = written === undefined ? fact : written;
    const index = origin ? facts.findIndex((fresh) => !(fresh.id in own) && isSame(fresh, origin)) : -1;
    const twin = facts[index];
    if (twin && written !== undefined) {
      facts[index] = { ...fact, id: twin.id };
      own[twin.id] = twin;
    }
    if (twin && isGone) removed.push(twin.id);
    if (twin || isGone) continue;
    const id = nextId(facts);
    facts.push({ ...fact, id });
    own[id] = null;
  }
  const goneWishes = new Set(draft.wishes.filter(({ id }) => draft.removed.includes(id)).map(words));
  removed.push(...sheet.wishes.filter((wish) => goneWishes.has(words(wish))).map(({ id }) => id));
  const { language, wishes, sentences, questions } = sheet;
  const { answers } = draft;
  const kept = draft.source === null ? 0 : Object.keys(own).length + removed.length;
  return { source, language, facts, wishes, sentences, questions, answers, removed, own, kept, editing: null };
}

function change(draft: SheetDraft, fact: Fact): SheetDraft {
  const before = draft.facts.find(({ id }) => id === fact.id);
  if (!before) return draft;
  const { [fact.id]: written, ...others } = draft.own;
  const origin = written === undefined ? before : written;
  const own = origin && isSame(origin, fact) ? others : { ...others, [fact.id]: origin };
  return { ...draft, own, facts: draft.facts.map((known) => (known.id === fact.id ? fact : known)) };
}

function without(draft: SheetDraft, id: string): SheetDraft {
  const { [id]: _gone, ...own } = draft.own;
  return { ...draft, own, facts: draft.facts.filter((fact) => fact.id !== id) };
}

/** Closes the open fields; a fact that says nothing is none. */
function finish(draft: SheetDraft): SheetDraft {
  const { editing } = draft;
  if (!editing) return draft;
  const closed = { ...draft, editing: null };
  const fact = draft.facts.find(({ id }) => id === editing.id);
  if (!fact || !isEmpty(fact)) return fact ? change(closed, tidied(fact)) : closed;
  return editing.before ? change(closed, editing.before) : without(closed, fact.id);
}

function added(draft: SheetDraft, fact: Omit<Fact, 'id'>): SheetDraft {
  const id = nextId(draft.facts);
  return { ...draft, facts: [...draft.facts, { ...fact, id }], own: { ...draft.own, [id]: null } };
}

/** Each change of a draft. Whatever closes open fields keeps what was typed, but for 'cancel'. */
export function sheetReducer(draft: SheetDraft, action: SheetAction): SheetDraft {
  switch (action.do) {
    case 'read':
      return reread(finish(draft), action.sheet, action.source);
    case 'edit': {
      const closed = finish(draft);
      const before = closed.facts.find(({ id }) => id === action.id);
      return before ? { ...closed, editing: { id: before.id, before, place: before.kind } } : closed;
    }
    case 'change':
      return change(draft, action.fact);
    case 'finish':
      return finish(draft);
    case 'cancel': {
      const { editing } = draft;
      if (!editing) return draft;
      const closed = { ...draft, editing: null };
      return editing.before ? change(closed, editing.before) : without(closed, editing.id);
    }
    case 'add': {
      const closed = finish(draft);
      const id = nextId(closed.facts);
      const label = action.kind === 'contact' ? 'phone' : '';
      const opened = added(closed, { ...EMPTY_FACT, label, kind: action.kind });
      return { ...opened, editing: { id, before: null, place: '' } };
    }
    case 'addSentence': {
      const sentence = draft.sentences[action.index];
      if (!sentence) return draft;
      const id = nextId(draft.facts);
      const text = sentence.text.slice(0, 2000);
      const sentences = draft.sentences.map((each) =>
        each === sentence ? { ...each, from: [...each.from, id] } : each,
      );
      return { ...added(draft, { ...EMPTY_FACT, kind: 'note', text }), sentences };
    }
    case 'remove':
      return { ...finish(draft), removed: [...draft.removed.filter((id) => id !== action.id), action.id] };
    case 'restore':
      return { ...draft, removed: draft.removed.filter((id) => id !== action.id) };
    case 'answer':
      return { ...draft, answers: { ...draft.answers, [action.question]: action.text } };
    case 'forget':
      return EMPTY_DRAFT;
  }
}

/** What the page is to be written from. `title` names what a price without an offer is for. */
export function correctedOf(draft: SheetDraft, title: string): CorrectedFacts {
  const { language, facts, wishes, removed } = finish(draft);
  const stays = ({ id }: { id: string }) => !removed.includes(id);
  const known = facts
    .filter(stays)
    .map(tidied)
    .filter((fact) => !isEmpty(fact));
  const asked = draft.questions.map((question) => [question, draft.answers[question]?.trim() ?? ''] as const);
  const all = asked.reduce((so, [question, text]) => (text ? answered(so, question, text, title) : so), known);
  return { language, facts: all.slice(0, MOST_FACTS), wishes: wishes.filter(stays) };
}
