import type { BriefInput } from '@landfall/page/brief/read-brief';
import type { StarterInput } from '@landfall/page/compose/starter-page';
import type { PageModel } from '@landfall/page/sections/model';
import type { Wording } from '@landfall/page/wording/wording';
import type { FactSheet, PageLanguage } from '@landfall/shared/contracts';
import { AppError } from '../../platform/errors.ts';
import { OverLimitError } from '../../platform/workers/over-limit-error.ts';
import { task } from '../../platform/workers/task.ts';
import type { Work } from '../../platform/workers/work.ts';
import type { run, Wanted } from './compose-work.ts';

/** Milliseconds. A first text takes seconds on a machine that has other work: what reads it is compiled then. */
const READING_MS = 15_000;
const WRITING_MS = 15_000;

const composing = (deadlineMs: number) => task<typeof run>(new URL('./compose-work.ts', import.meta.url), deadlineMs);

/** Reads descriptions and writes pages. */
export const COMPOSING = composing(WRITING_MS);

/** Who asks for a page, and how. */
export interface Asked extends Wanted {
  /** The account: accounts take turns. */
  owner: string;
}

type Threads = Pick<Work, 'threads'>;

/** What a description says. @throws AppError invalid where it cannot be read in fifteen seconds, unavailable */
export async function readText(
  { threads }: Threads,
  owner: string,
  input: BriefInput,
  deadlineMs = READING_MS,
): Promise<FactSheet> {
  const { sheet } = await threads.run(composing(deadlineMs), owner, { task: 'read', input }).catch((cause) => {
    if (!(cause instanceof OverLimitError)) throw cause;
    const message = 'This text could not be read in time. Please shorten it, or go on without this step.';
    throw new AppError('invalid', { message, fields: { text: [message] }, cause });
  });
  if (!sheet) throw new Error('Nothing was read.');
  return sheet;
}

/**
 * A page by the built-in composer, with what it was written from. `wording` is a model's words for the facts.
 * @throws OverLimitError after fifteen seconds, Error
 */
export async function composePage(
  { threads }: Threads,
  { owner, ...wanted }: Asked,
  input: BriefInput,
  wording: Wording | null = null,
) {
  const question = { task: 'write', input, wording, ...wanted } as const;
  const { sheet, page, placed = [], dropped = [] } = await threads.run(COMPOSING, owner, question);
  if (!page || !sheet) throw new Error('No page was written.');
  return { sheet, page, placed, dropped };
}

/** A page to begin from by hand, in the language of its words where they tell. @throws OverLimitError after fifteen seconds, Error */
export async function startPage(
  { threads }: Threads,
  owner: string,
  input: StarterInput,
  language: PageLanguage,
): Promise<PageModel> {
  const { page } = await threads.run(COMPOSING, owner, { task: 'start', input, language });
  if (!page) throw new Error('No page was written.');
  return page;
}
