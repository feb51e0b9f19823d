import { modelAnswer, stepsOf } from '@landfall/page/edit/model-answer';
import { EDIT_INSTRUCTIONS, editPrompt } from '@landfall/page/edit/model-prompt';
import type { EditDone, EditLine, EditPageBody, EditStep, Fact, PageOutline } from '@landfall/shared/contracts';
import { giveBack, noteSpent, type Use } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { answerSchema, streamAnswer } from '../ai/stream-answer.ts';

import type { EditAnswer, run, Told } from './edit-work.ts';
import { EDITING } from './editing.ts';
import { ruleMessage, whatCanBeAsked } from './rule-messages.ts';

/** What a model answers to an instruction. */
export const EDIT_SCHEMA = answerSchema(modelAnswer);

export interface Edit {
  /** The account: accounts take turns. */
  owner: string;
  body: Pick<EditPageBody, 'instruction' | 'section_id'> & { outline: PageOutline };
  facts: readonly Fact[];
  /** Given back where nothing comes of it. */
  use: Use;
  language: SpokenLanguage;
}

/** What a run of rules or of the model came to. */
interface Outcome {
  dropped: string[];
  by: EditDone['by'];
  message: string;
  can: string[];
}

/** What the worker is told of an instruction. */
const toldOf = ({ body, facts, language }: Edit): Told => {
  const { instruction, section_id: sectionId, outline } = body;
  return { instruction, outline, facts, sectionId, language };
};

const ask = ({ work }: Context, { owner }: Edit, question: Parameters<typeof run>[0], signal: AbortSignal) =>
  work.threads.run(EDITING, owner, question, signal);

/** The steps of what the rules understood, and how it ended. */
function* asRules({ steps, message, can }: EditAnswer): Generator<EditStep, Outcome> {
  yield* steps;
  return { dropped: [], by: 'rules', message, can };
}

async function* byModel(
  context: Context,
  ai: NonNullable<Context['config']['ai']>,
  edit: Edit,
  signal: AbortSignal,
): AsyncGenerator<EditStep, Outcome> {
  const { body, facts, use } = edit;
  const { instruction, section_id: sectionId, outline } = body;
  const told = toldOf(edit);
  const dropped: string[] = [];
  const question = {
    name: 'edit',
    system: EDIT_INSTRUCTIONS,
    prompt: editPrompt(outline, facts, instruction, sectionId),
    schema: EDIT_SCHEMA,
  };
  let seen = 0;
  for await (const arrived of streamAnswer(ai, question, signal)) {
    const all = stepsOf(arrived.value, arrived.isWhole);
    const answered = all.slice(seen);
    if (answered.length > 0) {
      const found = await ask(context, edit, { task: 'steps', told, answered }, signal);
      dropped.push(...found.dropped);
      yield* found.steps;
    }
    seen = Math.max(seen, all.length);
    if (!arrived.isLast) continue;
    const { inputTokens, outputTokens } = arrived;
    await noteSpent(context.db, use, { model: ai.model, inputTokens, outputTokens });
  }
  return { dropped, by: 'model', message: '', can: [] };
}

/** The model's changes; the rules' where it does not answer and they understand. @throws what the model failed with */
async function* changes(context: Context, edit: Edit, signal: AbortSignal): AsyncGenerator<EditStep, Outcome> {
  const { ai } = context.config;
  const rules = () => ask(context, edit, { task: 'rules', told: toldOf(edit) }, signal);
  if (!ai) return yield* asRules(await rules());
  let landed = 0;
  const asked = byModel(context, ai, edit, signal);
  try {
    for (let next = await asked.next(); ; next = await asked.next()) {
      if (next.done) return next.value;
      landed += 1;
      yield next.value;
    }
  } catch (error) {
    const understood = landed > 0 || signal.aborted ? null : await rules();
    if (!understood || understood.isProblem) throw error;
    context.log.warn({ err: error }, 'The model did not answer, rules did');
    return yield* asRules(understood);
  } finally {
    await asked.return({ dropped: [], by: 'model', message: '', can: [] });
  }
}

/**
 * What an instruction changes, line by line as it becomes certain. A use that changes nothing, or that is cancelled
 * before it did, is given back.
 */
export async function* editLines(context: Context, edit: Edit, signal: AbortSignal): AsyncGenerator<EditLine> {
  const { use, language, body } = edit;
  let landed = 0;
  let isGivenBack = false;
  const returnUse = async () => {
    if (landed > 0 || isGivenBack) return;
    isGivenBack = true;
    await giveBack(context.db, use);
  };
  const remaining = () => use.remaining + (landed > 0 ? 0 : 1);
  const running = changes(context, edit, signal);
  try {
    for (let next = await running.next(); ; next = await running.next()) {
      if (next.done) {
        await returnUse();
        const { message, can, ...outcome } = next.value;
        const nothing = landed === 0 && message === '';
        yield {
          done: true,
          ...outcome,
          message: nothing ? ruleMessage(language, 'nothing') : message,
          can: nothing ? whatCanBeAsked(body.outline, language) : can,
          remaining: remaining(),
        };
        return;
      }
      landed += 1;
      yield next.value;
    }
  } catch (error) {
    if (signal.aborted) return;
    context.log.warn({ err: error }, 'A page was not changed by words');
    await returnUse();
    yield { error: { code: 'unavailable', message: ruleMessage(language, 'model_away') }, remaining: remaining() };
  } finally {
    await running.return({ dropped: [], by: 'rules', message: '', can: [] });
    await returnUse();
  }
}
