import { broughtBy, drawSection } from '@landfall/page/edit/draw-section';
import { isGrounded, knownOf } from '@landfall/page/edit/grounded';
import { withLink } from '@landfall/page/edit/link-of-text';
import { modelAnswer, operationOf, stepsOf, textsOf } from '@landfall/page/edit/model-answer';
import { EDIT_INSTRUCTIONS, editPrompt } from '@landfall/page/edit/model-prompt';
import { asksToTranslate, followInstruction } from '@landfall/page/edit/rules/follow';
import type { EditDone, EditLine, EditPageBody, EditStep, Fact, PageOperation } from '@landfall/shared/contracts';
import { giveBack, noteSpent, type Use } from '../../commerce/usage/count-use.ts';
import type { Context } from '../../platform/context.ts';
import type { SpokenLanguage } from '../../platform/http/language.ts';
import { answerSchema, streamAnswer } from '../ai/stream-answer.ts';
import { EDITOR_ASSETS } from './asset-base.ts';

import { ruleMessage, whatCanBeAsked } from './rule-messages.ts';

/** What a model answers to an instruction. */
export const EDIT_SCHEMA = answerSchema(modelAnswer);

export interface Edit {
  body: EditPageBody;
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

/** An operation with the markup of what it brings; null where that is no section. */
function stepOf(operation: PageOperation, page: Parameters<typeof drawSection>[1]): EditStep | null {
  const data = broughtBy(operation);
  if (data === null) return { operation, html: '' };
  const html = drawSection(data, page, EDITOR_ASSETS);
  return html ? { operation, html } : null;
}

function* byRules({ body, facts, language }: Edit): Generator<EditStep, Outcome> {
  const { instruction, section_id: sectionId, outline } = body;
  const answer = followInstruction({ instruction, outline, facts, sectionId, language });
  const outcome = { dropped: [], by: 'rules' as const, can: [] };
  if ('problem' in answer) {
    const message = ruleMessage(language, answer.problem, answer.about);
    return { ...outcome, message, can: whatCanBeAsked(outline, language) };
  }
  for (const operation of answer.operations) {
    const step = stepOf(operation, outline);
    if (step) yield step;
  }
  return { ...outcome, message: answer.note ? ruleMessage(language, answer.note) : '' };
}

async function* byModel(
  { config, db }: Context,
  ai: NonNullable<Context['config']['ai']>,
  { body, facts, use, language }: Edit,
  signal: AbortSignal,
): AsyncGenerator<EditStep, Outcome> {
  const { instruction, section_id: sectionId, outline } = body;
  const known = knownOf({ outline, facts, instruction });
  const isTranslated = asksToTranslate({ instruction, outline, facts, sectionId, language });
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
    for (const one of all.slice(seen)) {
      const unsaid = textsOf(one).filter((text) => !isGrounded(text, known, outline.language, isTranslated));
      dropped.push(...unsaid);
      const operation = unsaid.length > 0 ? null : operationOf(one, outline, sectionId);
      for (const part of operation ? withLink(operation, outline) : []) {
        const step = stepOf(part, outline);
        if (step) yield step;
      }
    }
    seen = Math.max(seen, all.length);
    if (!arrived.isLast) continue;
    const { inputTokens, outputTokens } = arrived;
    await noteSpent(db, use, { model: config.ai?.model ?? '', inputTokens, outputTokens });
  }
  return { dropped, by: 'model', message: '', can: [] };
}

/** The model's changes; the rules' where it does not answer and they understand. @throws what the model failed with */
async function* changes(context: Context, edit: Edit, signal: AbortSignal): AsyncGenerator<EditStep, Outcome> {
  const { ai } = context.config;
  if (!ai) return yield* byRules(edit);
  let landed = 0;
  const asked = byModel(context, ai, edit, signal);
  try {
    for (let next = await asked.next(); ; next = await asked.next()) {
      if (next.done) return next.value;
      landed += 1;
      yield next.value;
    }
  } catch (error) {
    const { instruction, section_id: sectionId, outline } = edit.body;
    const told = { instruction, outline, facts: edit.facts, sectionId, language: edit.language };
    if (landed > 0 || signal.aborted || 'problem' in followInstruction(told)) throw error;
    context.log.warn({ err: error }, 'The model did not answer, rules did');
    return yield* byRules(edit);
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
