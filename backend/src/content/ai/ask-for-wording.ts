import { instructionsFor, promptFor } from '@landfall/page/wording/prompt';
import { readWording, type Wording } from '@landfall/page/wording/wording';
import type { CorrectedFacts } from '@landfall/shared/contracts';
import type { Config } from '../../platform/config.ts';
import { streamAnswer } from './stream-answer.ts';
import { WORDING_SCHEMA } from './wording-schema.ts';

export interface AskedWording {
  wording: Wording;
  /** False where the answer was cut off: what arrived is kept. */
  complete: boolean;
  /** Tokens as the server counted them; 0 where it does not say. */
  inputTokens: number;
  outputTokens: number;
}

const hasWords = ({ headline, paragraphs, facts }: Wording): boolean =>
  headline.text !== '' || paragraphs.length > 0 || facts.length > 0;

/**
 * Asks the configured model to word a sheet. `onProgress` hears what has arrived so far, several times. An answer that
 * is cut off keeps what arrived. @throws when the model is away, refuses, or says nothing that can be used
 */
export async function askForWording(
  ai: NonNullable<Config['ai']>,
  sheet: CorrectedFacts,
  signal: AbortSignal,
  onProgress: (wording: Wording) => Promise<void> | void = () => undefined,
): Promise<AskedWording> {
  const question = {
    name: 'wording',
    system: instructionsFor(sheet.language),
    prompt: promptFor(sheet),
    schema: WORDING_SCHEMA,
  };
  for await (const { value, isLast, isWhole, inputTokens, outputTokens } of streamAnswer(ai, question, signal)) {
    const wording = readWording(value);
    if (isLast && hasWords(wording)) return { wording, complete: isWhole, inputTokens, outputTokens };
    if (!isLast) await onProgress(wording);
  }
  signal.throwIfAborted();
  throw new Error('The model answered nothing that words a page.');
}
