import type { BriefInput } from '@landfall/page/brief/read-brief';
import type { PageBrand } from '@landfall/page/compose/page-brand';
import type { StarterInput } from '@landfall/page/compose/starter-page';
import type { PageModel } from '@landfall/page/sections/model';
import type { Wording } from '@landfall/page/wording/wording';
import type { FactSheet, PageLanguage, PlacedFact } from '@landfall/shared/contracts';
import { AppError } from '../../platform/errors.ts';
import { DeadlineError, WorkThread } from './work-thread.ts';

/** Milliseconds. */
const READING_MS = 2_000;
const WRITING_MS = 10_000;

/** What the thread is asked. */
export type PageRequest =
  | { task: 'read'; input: BriefInput }
  | { task: 'start'; input: StarterInput; language: PageLanguage }
  | ({ task: 'write'; input: BriefInput; wording: Wording | null } & Omit<Asked, 'owner'>);

/** What it answers. */
export interface PageAnswer {
  sheet?: FactSheet;
  page?: PageModel;
  placed?: PlacedFact[];
  /** Texts of the wording that no fact bore out. */
  dropped?: string[];
}

/** Who asks for a page, and how. */
export interface Asked {
  /** The account: accounts take turns. */
  owner: string;
  /** What the page is to be written from; read from the description where there is none. */
  facts: FactSheet | null;
  /** What the project's pages have in common. */
  brand?: PageBrand;
  /** For our own words beside a text in a language that we do not write. */
  language: PageLanguage;
}

const thread = new WorkThread<PageRequest, PageAnswer>(new URL('./page-worker.ts', import.meta.url));

/** What a description says. @throws AppError invalid where it cannot be read in two seconds, unavailable */
export async function readText(owner: string, input: BriefInput, deadlineMs = READING_MS): Promise<FactSheet> {
  const { sheet } = await thread.run(owner, { task: 'read', input }, deadlineMs).catch((cause) => {
    if (!(cause instanceof DeadlineError)) throw cause;
    const message = 'This text could not be read in time. Please shorten it, or go on without this step.';
    throw new AppError('invalid', { message, fields: { text: [message] }, cause });
  });
  if (!sheet) throw new Error('The thread read nothing.');
  return sheet;
}

/**
 * A page by the built-in composer, with what it was written from. `wording` is a model's words for the facts.
 * @throws DeadlineError after ten seconds, Error
 */
export async function composeInThread({ owner, ...asked }: Asked, input: BriefInput, wording: Wording | null = null) {
  const request = { task: 'write', input, wording, ...asked } as const;
  const { sheet, page, placed = [], dropped = [] } = await thread.run(owner, request, WRITING_MS);
  if (!page || !sheet) throw new Error('The thread wrote no page.');
  return { sheet, page, placed, dropped };
}

/** A page to begin from by hand, in the language of its words where they tell. @throws DeadlineError after ten seconds, Error */
export async function startInThread(owner: string, input: StarterInput, language: PageLanguage): Promise<PageModel> {
  const { page } = await thread.run(owner, { task: 'start', input, language }, WRITING_MS);
  if (!page) throw new Error('The thread wrote no page.');
  return page;
}
