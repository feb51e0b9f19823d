import type { CorrectedFacts } from '@landfall/shared/contracts';
import { answered } from './answers.ts';
import { isEmpty, tidied } from './fact-parts.ts';
import { MOST_FACTS, type SheetDraft } from './sheet-draft.ts';
import { sheetReducer } from './sheet-reducer.ts';

/** Whether the person has corrected anything, or answered a question. */
export const isCorrected = ({ own, removed, answers }: SheetDraft): boolean =>
  Object.keys(own).length > 0 || removed.length > 0 || Object.values(answers).some((text) => text.trim() !== '');

/** What the page is to be written from. `title` names what a price without an offer is for. */
export function correctedOf(draft: SheetDraft, title: string): CorrectedFacts {
  const { language, facts, wishes, removed } = sheetReducer(draft, { do: 'finish' });
  const stays = ({ id }: { id: string }) => !removed.includes(id);
  const known = facts
    .filter(stays)
    .map(tidied)
    .filter((fact) => !isEmpty(fact));
  const asked = draft.questions.map((question) => [question, draft.answers[question]?.trim() ?? ''] as const);
  const all = asked.reduce((so, [question, text]) => (text ? answered(so, question, text, title) : so), known);
  return { language, facts: all.slice(0, MOST_FACTS), wishes: wishes.filter(stays) };
}
