import { setTimeout as pause } from 'node:timers/promises';
import type { BriefInput } from '@landfall/page/brief/read-brief';
import type { PageModel } from '@landfall/page/sections/model';
import type { Wording } from '@landfall/page/wording/wording';
import type { FactSheet, FallbackReason } from '@landfall/shared/contracts';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { isApiCallError } from '../ai/api-call-error.ts';
import { askForWording } from '../ai/ask-for-wording.ts';
import { type Asked, composePage } from './compose-page.ts';
import type { PageRow } from './pages.ts';

type AiConfig = NonNullable<Config['ai']>;

/** A model that asks for more patience than this is asked again anyway. Milliseconds. */
const LONGEST_PAUSE = 2 * 60_000;

export interface GenerationRun {
  /** Counts from 1. */
  attempt: number;
  /** Nothing tries again after this. */
  last: boolean;
  signal: AbortSignal;
}

interface Written extends Pick<PageRow, 'generatedBy' | 'facts' | 'placed' | 'writingReport'> {
  model: PageModel;
}

export type PageWriter = (
  input: BriefInput,
  run: GenerationRun,
  asked: Asked,
  /** Hears of the page while a model writes it. */
  onProgress?: (page: PageModel) => Promise<void>,
) => Promise<Written>;

/** Milliseconds that a refusing model wants to be left alone; 0 where it does not say. */
export function retryAfterOf(error: unknown, now = Date.now()): number {
  if (!isApiCallError(error) || (error.statusCode !== 429 && error.statusCode !== 503)) return 0;
  const header = error.responseHeaders?.['retry-after'] ?? '';
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_PAUSE) : 0;
}

/** What kept a model from writing, in words of the contract. */
function reasonOf(error: unknown): FallbackReason {
  if (error instanceof Error && (error.name === 'TimeoutError' || /took too long/.test(error.message)))
    return 'timeout';
  if (!isApiCallError(error)) return 'unusable';
  if (error.statusCode === 429) return 'limited';
  return error.statusCode === undefined || error.statusCode >= 500 ? 'unreachable' : 'refused';
}

/** Milliseconds between two looks at a page that is being written. */
const PROGRESS_MS = 1_000;

const costOf = ({ prices }: AiConfig, inputTokens: number, outputTokens: number): number =>
  (inputTokens * prices.input + outputTokens * prices.output) / 1_000_000;

/** A page in the words of the configured model. @throws when it says nothing that can be used */
async function writeWithModel(
  ai: AiConfig,
  facts: FactSheet,
  compose: (wording: Wording) => ReturnType<typeof composePage>,
  run: GenerationRun,
  onProgress: (page: PageModel) => Promise<void>,
  progressMs: number,
): Promise<Written> {
  let shownAt = Date.now();
  const asksForTone = facts.wishes.some(({ kind }) => kind === 'tone');
  const toned: FactSheet =
    ai.tone && !asksForTone
      ? {
          ...facts,
          wishes: [...facts.wishes, { id: 'tone', kind: 'tone', text: ai.tone, value: ai.tone, negated: false }],
        }
      : facts;
  const answer = await askForWording(ai, toned, run.signal, async (wording) => {
    if (Date.now() - shownAt < progressMs) return;
    shownAt = Date.now();
    await onProgress((await compose(wording)).page);
  });
  const { page: model, placed, dropped } = await compose(answer.wording);
  const { inputTokens, outputTokens, complete } = answer;
  const tone = toned.wishes.find(({ kind }) => kind === 'tone');
  return {
    model,
    generatedBy: 'model',
    facts,
    placed,
    writingReport: {
      model: ai.model,
      language: model.language,
      tone: tone?.value || tone?.text || '',
      inputTokens,
      outputTokens,
      cost: costOf(ai, inputTokens, outputTokens),
      complete,
      dropped: dropped.length,
      reason: '',
    },
  };
}

/**
 * Returns what writes pages: the configured model, or the built-in composer where there is none or where the model has
 * failed for the last time that it is asked.
 */
export function pageWriter(
  { config, log, metrics, work }: Pick<Context, 'config' | 'log' | 'metrics' | 'work'>,
  progressMs = PROGRESS_MS,
): PageWriter {
  const { ai } = config;
  // The limit counts for the key, not for the page: nobody asks before the model wants to hear again.
  let quietUntil = 0;

  return async (input, run, asked, onProgress = async () => undefined) => {
    const { sheet: facts, page: composed, placed } = await composePage(work, asked, input);
    const byComposer = { model: composed, facts, placed, writingReport: null };
    if (!ai) return { ...byComposer, generatedBy: 'composer' };
    const quiet = quietUntil - Date.now();
    if (quiet > 0) await pause(quiet, undefined, { signal: run.signal });
    const compose = (wording: Wording) => composePage(work, { ...asked, facts }, input, wording);
    try {
      const written = await writeWithModel(ai, facts, compose, run, onProgress, progressMs);
      if (written.writingReport) metrics.pageWritten(written.writingReport);
      log.info({ report: written.writingReport }, 'The model wrote a page');
      return written;
    } catch (error) {
      quietUntil = Math.max(quietUntil, Date.now() + retryAfterOf(error));
      if (run.signal.aborted || !(run.last || run.attempt >= ai.attempts)) throw error;
      log.warn({ err: error }, 'The model gave no page; the built-in composer wrote it');
      const nothing = { inputTokens: 0, outputTokens: 0, cost: 0, complete: false, dropped: 0, tone: '' };
      const writingReport = { model: ai.model, language: composed.language, ...nothing, reason: reasonOf(error) };
      return { ...byComposer, writingReport, generatedBy: 'fallback' };
    }
  };
}
