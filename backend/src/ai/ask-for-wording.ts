import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { instructionsFor, promptFor } from '@landfall/page/wording/prompt';
import { readWording, type Wording } from '@landfall/page/wording/wording';
import type { CorrectedFacts } from '@landfall/shared/contracts';
import { APICallError, jsonSchema, Output, parsePartialJson, streamText, type TextStreamPart, type ToolSet } from 'ai';
import type { Config } from '../config.ts';
import { WORDING_SCHEMA } from './wording-schema.ts';

type AiConfig = NonNullable<Config['ai']>;

/** Characters that arrive before what is there is read again. */
const READ_EVERY = 200;

export interface AskedWording {
  wording: Wording;
  /** False where the answer was cut off: what arrived is kept. */
  complete: boolean;
  /** Tokens as the server counted them; 0 where it does not say. */
  inputTokens: number;
  outputTokens: number;
}

interface Arrived {
  text: string;
  finished: boolean;
  error?: unknown;
  inputTokens: number;
  outputTokens: number;
}

const read = async (text: string): Promise<unknown> => {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  const end = text.lastIndexOf('}');
  const whole = await parsePartialJson(text.slice(start, end + 1));
  return whole.state === 'successful-parse' ? whole.value : (await parsePartialJson(text.slice(start))).value;
};

const hasWords = ({ headline, paragraphs, facts }: Wording): boolean =>
  headline.text !== '' || paragraphs.length > 0 || facts.length > 0;

/** A server that answers 400 to a schema may still know how to answer without one. */
const refusesSchema = (error: unknown): boolean =>
  APICallError.isInstance(error) &&
  error.statusCode === 400 &&
  /response_format|json_schema|schema/i.test(error.responseBody ?? '');

async function receive(
  ai: AiConfig,
  sheet: CorrectedFacts,
  withSchema: boolean,
  onPart: (text: string) => Promise<void>,
  signal: AbortSignal,
): Promise<Arrived> {
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: ai.url,
    ...(ai.key !== undefined && { apiKey: ai.key }),
    supportsStructuredOutputs: withSchema,
    includeUsage: true,
  });
  const arrived: Arrived = { text: '', finished: false, inputTokens: 0, outputTokens: 0 };
  const { fullStream } = streamText({
    model: provider(ai.model),
    system: instructionsFor(sheet.language),
    prompt: promptFor(sheet),
    ...(withSchema && {
      output: Output.object({ name: 'wording', schema: jsonSchema<unknown>(WORDING_SCHEMA as object) }),
    }),
    maxRetries: 0,
    abortSignal: signal,
    // Errors are read from the stream.
    onError: () => undefined,
  });
  let readAt = 0;
  const take = async (part: TextStreamPart<ToolSet>) => {
    if (part.type === 'error') arrived.error ??= part.error;
    if (part.type === 'abort') arrived.error ??= new Error('The model took too long.');
    if (part.type === 'finish') {
      arrived.finished = part.finishReason === 'stop';
      arrived.inputTokens = part.totalUsage.inputTokens ?? 0;
      arrived.outputTokens = part.totalUsage.outputTokens ?? 0;
    }
    if (part.type !== 'text-delta') return;
    arrived.text += part.text;
    if (arrived.text.length - readAt < READ_EVERY) return;
    readAt = arrived.text.length;
    await onPart(arrived.text);
  };
  try {
    for await (const part of fullStream) await take(part);
  } catch (error) {
    // A connection that drops ends the stream by an error; what arrived is there.
    arrived.error ??= error;
  }
  return arrived;
}

/**
 * Asks the configured model to word a sheet. `onProgress` hears what has arrived so far, several times. An answer that
 * is cut off keeps what arrived. @throws when the model is away, refuses, or says nothing that can be used
 */
export async function askForWording(
  ai: AiConfig,
  sheet: CorrectedFacts,
  signal: AbortSignal,
  onProgress: (wording: Wording) => Promise<void> | void = () => undefined,
): Promise<AskedWording> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(ai.timeoutMs)]);
  const onPart = async (text: string) => onProgress(readWording(await read(text)));
  let arrived = await receive(ai, sheet, true, onPart, deadline);
  if (refusesSchema(arrived.error)) arrived = await receive(ai, sheet, false, onPart, deadline);
  signal.throwIfAborted();
  const wording = readWording(await read(arrived.text));
  if (!hasWords(wording)) throw arrived.error ?? new Error('The model answered nothing that words a page.');
  const { finished, error, inputTokens, outputTokens } = arrived;
  return { wording, complete: finished && error === undefined, inputTokens, outputTokens };
}
