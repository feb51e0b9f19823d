import { WRITE_INSTRUCTIONS, writePrompt } from '@landfall/page/edit/model-prompt';
import { modelWordings } from '@landfall/page/edit/model-wordings';
import type { Fact, OutlineSection, PageOutline, SectionAlternatives } from '@landfall/shared/contracts';
import { noteSpent, type Use } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import { answerSchema, streamAnswer } from '../ai/stream-answer.ts';
import { EDITING } from './editing.ts';

/** What a model answers that words a section anew. */
export const WORDINGS_SCHEMA = answerSchema(modelWordings);

export interface Writing {
  /** The account: accounts take turns. */
  owner: string;
  section: OutlineSection;
  page: Pick<PageOutline, 'language' | 'theme'>;
  facts: readonly Fact[];
  use: Use;
}

type Alternatives = Omit<SectionAlternatives, 'remaining'>;

/** Names of the three wordings, as they were asked for. */
const LABELS = ['Plainer', 'Warmer', 'Shorter'] as const;

async function byModel(
  { db, work }: Context,
  ai: NonNullable<Context['config']['ai']>,
  { owner, section, page, facts, use }: Writing,
  signal: AbortSignal,
): Promise<Alternatives> {
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
  const { wordings, dropped } = await work.threads.run(
    EDITING,
    owner,
    { task: 'wordings', section, page, facts, answer },
    signal,
  );
  return {
    alternatives: wordings.map((operations, index) => ({
      id: `wording-${index + 1}`,
      label: LABELS[index] ?? '',
      steps: operations.map((operation) => ({ operation, html: '' })),
    })),
    dropped,
    by: 'model',
  };
}

async function byLayout(
  { work }: Context,
  { owner, section, page }: Writing,
  signal: AbortSignal,
): Promise<Alternatives> {
  const { layouts } = await work.threads.run(EDITING, owner, { task: 'layouts', section, page }, signal);
  return {
    alternatives: layouts.map(({ id, label, operation, html }) => ({ id, label, steps: [{ operation, html }] })),
    dropped: [],
    by: 'rules',
  };
}

/** Three ways to word a section; without a model, or where it says nothing that may be said, three ways to lay it out. */
export async function alternativesFor(context: Context, writing: Writing, signal: AbortSignal): Promise<Alternatives> {
  const { ai } = context.config;
  if (!ai) return byLayout(context, writing, signal);
  const worded = await byModel(context, ai, writing, signal).catch((error) => {
    context.log.warn({ err: error }, 'A section was not worded anew');
    return null;
  });
  if (worded && worded.alternatives.length > 0) return worded;
  return { ...(await byLayout(context, writing, signal)), dropped: worded?.dropped ?? [] };
}
