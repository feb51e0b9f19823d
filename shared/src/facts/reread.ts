import type { Fact, FactSheet, Wish } from '@landfall/shared/contracts';
import { nextId } from './fact-id.ts';
import { tidied } from './fact-parts.ts';
import type { SheetDraft } from './sheet-draft.ts';

const words = ({ id: _id, ...said }: Fact | Wish): string => JSON.stringify(Object.entries(said).toSorted());
/** Whether two facts say the same. */
export const isSame = (one: Fact, other: Fact) => words(tidied(one)) === words(tidied(other));

/** A new reading. What the person wrote or took away stays so; it stands in the place of what it was made of. */
export function reread(draft: SheetDraft, sheet: FactSheet, source: string): SheetDraft {
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
