import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ComposeInput } from '@landfall/page/sections/compose/brief';
import { type PageModel, pageModel, type Section, section } from '@landfall/page/sections/model';
import { markUnproven } from '@landfall/page/sections/unproven';
import { toJsonSchema } from '@valibot/to-json-schema';
import { generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import * as v from 'valibot';
import type { Config } from '../config.ts';

const INSTRUCTIONS = `You write landing pages as data. Write in the language of the description (English or Spanish only).
Use the person's own names, offers, prices and contact details. Never invent facts: no numbers, awards, prices or customers.
Begin with a header and a hero, end with a cta and a footer, and choose what is between. Links lead to "#" and a kind of
section on the page, such as "#pricing" or "#lead-form", or to the contact details given. Where no contact details are
given, let visitors write through a lead-form. Use a countdown, team, logos or listing only for what was told. Keep every text short, concrete and warm.`;

const FENCED_OBJECT = /\{[\s\S]*\}/;

function asObject(answer: unknown): Record<string, unknown> | null {
  if (typeof answer !== 'string') return typeof answer === 'object' ? (answer as Record<string, unknown>) : null;
  try {
    return asObject(JSON.parse(FENCED_OBJECT.exec(answer)?.[0] ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Makes a page of what a model answered: sections that break the schema are left out, what is missing around them is
 * taken from `composed`, and what cannot be known from what the person told becomes a placeholder. Null where no hero
 * and no second section survive.
 */
export function salvagePage(answer: unknown, composed: PageModel, told = ''): PageModel | null {
  const draft = asObject(answer);
  if (!draft || !Array.isArray(draft.sections)) return null;
  const parts = draft.sections.flatMap((candidate) => {
    const parsed = v.safeParse(section, candidate);
    return parsed.success ? [markUnproven(parsed.output, told)] : [];
  });
  const middle = parts.filter(({ kind }) => kind !== 'header' && kind !== 'footer');
  if (!middle.some(({ kind }) => kind === 'hero') || middle.length < 2) return null;
  const pick = (kind: Section['kind']) =>
    [parts, composed.sections]
      .map((from) => from.find((part) => part.kind === kind))
      .find((part) => part !== undefined);
  const whole = v.safeParse(pageModel, {
    ...composed,
    ...(draft.language === 'en' || draft.language === 'es' ? { language: draft.language } : {}),
    theme: v.is(pageModel.entries.theme, draft.theme) ? draft.theme : composed.theme,
    sections: [pick('header'), ...middle.slice(0, 18), pick('footer')].filter((part) => part !== undefined),
  });
  return whole.success ? whole.output : null;
}

const answerSchema = jsonSchema<unknown>(
  () => toJsonSchema(pageModel, { typeMode: 'input', errorMode: 'ignore', target: 'draft-07' }) as object,
);

/**
 * Asks the configured model for a page. @throws when it is away, refuses, takes too long, or answers what cannot be
 * salvaged: the job queue tries again.
 */
export async function writeWithModel(
  ai: NonNullable<Config['ai']>,
  input: ComposeInput,
  composed: PageModel,
  signal: AbortSignal,
): Promise<PageModel> {
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: ai.url,
    ...(ai.key !== undefined && { apiKey: ai.key }),
    supportsStructuredOutputs: true,
  });
  const answer = await generateText({
    model: provider(ai.model),
    system: INSTRUCTIONS,
    prompt: JSON.stringify(input),
    output: Output.object({ schema: answerSchema }),
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(ai.timeoutMs)]),
  })
    .then(({ output }) => output)
    .catch((error) => {
      if (NoObjectGeneratedError.isInstance(error) && error.text) return error.text;
      throw error;
    });
  const page = salvagePage(answer, composed, JSON.stringify(input));
  if (!page) throw new Error('The model answered something that is not a page.');
  return page;
}
