import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Config } from '../../platform/config.ts';
import { isApiCallError } from './api-call-error.ts';

type AiConfig = NonNullable<Config['ai']>;

export interface Question {
  /** Names the answer's schema to the server. */
  name: string;
  system: string;
  prompt: string;
  /** Closed objects, all fields required, no unions. */
  schema: Record<string, unknown>;
}

/** What has arrived of an answer. */
export interface Arrived {
  /** As far as it can be read; undefined while nothing can. */
  value: unknown;
  /** True for the last one: nothing more will come. */
  isLast: boolean;
  /** False for a last one that was cut off. */
  isWhole: boolean;
  inputTokens: number;
  outputTokens: number;
}

/** Characters that arrive before what is there is read again. */
const READ_EVERY = 60;

/**
 * A schema as servers of models take it: with closed objects, all fields required and no unions it keeps the rules of
 * strict structured output, and of servers that turn schemas into grammars.
 */
export function answerSchema(schema: v.GenericSchema): Record<string, unknown> {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-07' });
  return rest as Record<string, unknown>;
}

async function read(text: string): Promise<unknown> {
  const { parsePartialJson } = await import('ai');
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  const end = text.lastIndexOf('}');
  const whole = await parsePartialJson(text.slice(start, end + 1));
  return whole.state === 'successful-parse' ? whole.value : (await parsePartialJson(text.slice(start))).value;
}

/** A server that answers 400 to a schema may still know how to answer without one. */
const refusesSchema = (error: unknown): boolean =>
  isApiCallError(error) &&
  error.statusCode === 400 &&
  /response_format|json_schema|schema/i.test(error.responseBody ?? '');

async function* receive(
  ai: AiConfig,
  { name, system, prompt, schema }: Question,
  withSchema: boolean,
  signal: AbortSignal,
): AsyncGenerator<Arrived> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { jsonSchema, Output, streamText } = await import('ai');
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: ai.url,
    ...(ai.key !== undefined && { apiKey: ai.key }),
    supportsStructuredOutputs: withSchema,
    includeUsage: true,
  });
  const { fullStream } = streamText({
    model: provider(ai.model),
    system,
    prompt,
    ...(withSchema && { output: Output.object({ name, schema: jsonSchema<unknown>(schema) }) }),
    maxRetries: 0,
    abortSignal: signal,
    // Errors are read from the stream.
    onError: () => undefined,
  });
  const tokens = { inputTokens: 0, outputTokens: 0 };
  let text = '';
  let readAt = 0;
  let isWhole = false;
  let failure: unknown;
  try {
    for await (const part of fullStream) {
      if (part.type === 'error') failure ??= part.error;
      if (part.type === 'abort') failure ??= new Error('The model took too long.');
      if (part.type === 'finish') {
        isWhole = part.finishReason === 'stop';
        tokens.inputTokens = part.totalUsage.inputTokens ?? 0;
        tokens.outputTokens = part.totalUsage.outputTokens ?? 0;
      }
      if (part.type !== 'text-delta') continue;
      text += part.text;
      if (text.length - readAt < READ_EVERY) continue;
      readAt = text.length;
      yield { value: await read(text), isLast: false, isWhole: false, ...tokens };
    }
  } catch (error) {
    // A connection that drops ends the stream by an error; what arrived is there.
    failure ??= error;
  }
  const value = await read(text);
  if (value === undefined) throw failure ?? new Error('The model answered nothing that can be read.');
  yield { value, isLast: true, isWhole: isWhole && failure === undefined, ...tokens };
}

/**
 * Asks the configured model, and yields what has arrived of its answer, again and again; the last one says whether it is
 * whole. Closing the generator cancels the question. @throws when the model is away, refuses, or says nothing
 */
export async function* streamAnswer(ai: AiConfig, question: Question, signal: AbortSignal): AsyncGenerator<Arrived> {
  const closed = new AbortController();
  const deadline = AbortSignal.any([signal, closed.signal, AbortSignal.timeout(ai.timeoutMs)]);
  try {
    try {
      yield* receive(ai, question, true, deadline);
    } catch (error) {
      if (!refusesSchema(error)) throw error;
      yield* receive(ai, question, false, deadline);
    }
  } finally {
    closed.abort();
  }
}
