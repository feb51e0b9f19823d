import type { Fact } from '@landfall/shared/contracts';
import { nextId } from './fact-id.ts';
import { isEmpty, tidied } from './fact-parts.ts';
import { isSame, reread } from './reread.ts';
import { EMPTY_DRAFT, type SheetAction, type SheetDraft } from './sheet-draft.ts';

const EMPTY_FACT = { label: '', value: '', unit: '', text: '', details: [], group: '' };

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
      return { ...finish(draft), removed: [...new Set([...draft.removed, ...action.ids])] };
    case 'restore':
      return { ...draft, removed: draft.removed.filter((id) => !action.ids.includes(id)) };
    case 'answer':
      return { ...draft, answers: { ...draft.answers, [action.question]: action.text } };
    case 'forget':
      return EMPTY_DRAFT;
  }
}
