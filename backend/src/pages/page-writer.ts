import { setTimeout as pause } from 'node:timers/promises';
import type { BriefInput } from '@landfall/page/brief/read-brief';
import type { PageModel } from '@landfall/page/sections/model';
import { APICallError } from 'ai';
import type { Context } from '../context.ts';
import { writeWithModel } from './ai-writer.ts';
import { type Asked, composeInThread } from './page-thread.ts';
import type { PageRow } from './pages.ts';

/** A model that asks for more patience than this is asked again anyway. Milliseconds. */
const LONGEST_PAUSE = 2 * 60_000;

export interface GenerationRun {
  /** Counts from 1. */
  attempt: number;
  /** Nothing tries again after this. */
  last: boolean;
  signal: AbortSignal;
}

interface Written extends Pick<PageRow, 'generatedBy' | 'facts' | 'placed'> {
  model: PageModel;
}

export type PageWriter = (input: BriefInput, run: GenerationRun, asked: Asked) => Promise<Written>;

/** Milliseconds that a refusing model wants to be left alone; 0 where it does not say. */
export function retryAfterOf(error: unknown, now = Date.now()): number {
  if (!APICallError.isInstance(error) || (error.statusCode !== 429 && error.statusCode !== 503)) return 0;
  const header = error.responseHeaders?.['retry-after'] ?? '';
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_PAUSE) : 0;
}

/**
 * Returns what writes pages: the configured model, or the built-in composer where there is none or where the model has
 * failed for the last time that it is asked.
 */
export function pageWriter({ config, log }: Pick<Context, 'config' | 'log'>): PageWriter {
  const { ai } = config;
  // The limit counts for the key, not for the page: nobody asks before the model wants to hear again.
  let quietUntil = 0;

  return async (input, run, asked) => {
    const { sheet: facts, page: composed, placed } = await composeInThread(asked, input);
    const known = { facts, placed };
    if (!ai) return { model: composed, generatedBy: 'composer', ...known };
    const quiet = quietUntil - Date.now();
    if (quiet > 0) await pause(quiet, undefined, { signal: run.signal });
    try {
      return { model: await writeWithModel(ai, input, composed, run.signal), generatedBy: 'model', ...known };
    } catch (error) {
      quietUntil = Math.max(quietUntil, Date.now() + retryAfterOf(error));
      if (run.signal.aborted || !(run.last || run.attempt >= ai.attempts)) throw error;
      log.warn({ err: error }, 'The model gave no page; the built-in composer wrote it');
      return { model: composed, generatedBy: 'fallback', ...known };
    }
  };
}
