import { otherLayouts } from '@landfall/page/edit/alternatives';
import { isGrounded, knownOf } from '@landfall/page/edit/grounded';
import { WRITE_INSTRUCTIONS, writePrompt } from '@landfall/page/edit/model-prompt';
import { modelWordings, wordingsOf } from '@landfall/page/edit/model-wordings';
import type { Fact, OutlineSection, PageOutline, SectionAlternatives } from '@landfall/shared/contracts';
import { noteSpent, type Use } from '../../commerce/usage/count-use.ts';
import type { Context } from '../../platform/context.ts';
import { answerSchema, streamAnswer } from '../ai/stream-answer.ts';
import { EDITOR_ASSETS } from './asset-base.ts';

/** What a model answers that words a section anew. */
export const WORDINGS_SCHEMA = answerSchema(modelWordings);

export interface Writing {
  section: OutlineSection;
  page: Pick<PageOutline, 'language' | 'theme'>;
  facts: readonly Fact[];
  use: Use;
}

type Alternatives = Omit<SectionAlternatives, 'remaining'>;

/** Names of the three wordings, as they were asked for. */
const LABELS = ['Plainer', 'Warmer', 'Shorter'] as const;

async function byModel(
  { db }: Context,
  ai: NonNullable<Context['config']['ai']>,
  { section, page, facts, use }: Writing,
  signal: AbortSignal,
): Promise<Alternatives> {
  const known = knownOf({ outline: { sections: [section] }, facts, instruction: '' });
  const question = {
    name: 'wordings',
    system: WRITE_INSTRUCTIONS,
    prompt: writePrompt(section, facts),
    schema: WORDINGS_SCHEMA,
  };
  let answer: unknown;
  for await (const { value, isLast, inputTokens, outputTokens } of streamAnswer(ai, question, signal)) {
    if (!isLast) continue;
    answer = value;
    await noteSpent(db, use, { model: ai.model, inputTokens, outputTokens });
  }
  const { alternatives, dropped } = wordingsOf(answer, section, (text) => isGrounded(text, known, page.language));
  return {
    alternatives: alternatives.map((operations, index) => ({
      id: `wording-${index + 1}`,
      label: LABELS[index] ?? '',
      steps: operations.map((operation) => ({ operation, html: '' })),
    })),
    dropped,
    by: 'model',
  };
}

const byLayout = ({ section, page }: Writing): Alternatives => ({
  alternatives: otherLayouts(section, page, EDITOR_ASSETS).map(({ id, label, operation, html }) => ({
    id,
    label,
    steps: [{ operation, html }],
  })),
  dropped: [],
  by: 'rules',
});

/** Three ways to word a section; without a model, or where it says nothing that may be said, three ways to lay it out. */
export async function alternativesFor(context: Context, writing: Writing, signal: AbortSignal): Promise<Alternatives> {
  const { ai } = context.config;
  if (!ai) return byLayout(writing);
  const worded = await byModel(context, ai, writing, signal).catch((error) => {
    context.log.warn({ err: error }, 'A section was not worded anew');
    return null;
  });
  if (worded && worded.alternatives.length > 0) return worded;
  return { ...byLayout(writing), dropped: worded?.dropped ?? [] };
}
