import { randomUUID } from 'node:crypto';
import type { PageOperation, PageOutline } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { assertMayPublish, assertStorageRoom, type Storing } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { task } from '../../platform/workers/task.ts';
import { OUTDATED_DRAFT } from '../pages/outdated-draft.ts';
import type { PageRow } from '../pages/pages.ts';
import { updatePage } from '../pages/update-page.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { controlOf } from '../publishing/shown-as.ts';
import { sharedOf } from '../shared-sections/shared-sections.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { modelOf } from './model-of.ts';
import { type Publication, savePage } from './save.ts';
import { MAX_SAVE_BYTES, saveBody } from './save-body.ts';
import type { run, SharedSource } from './stored-page-work.ts';

/** Milliseconds; a page of two thousand elements with a rule of its own for each eighth takes three seconds. */
const CHANGING_MS = 20_000;

/** Reads and changes a page as the visual editor does. */
export const CHANGING = task<typeof run>(new URL('./stored-page-work.ts', import.meta.url), CHANGING_MS);

type Answer = ReturnType<typeof run>;

/** The state that somebody goes on from; what is left out may be anything. */
export interface GoesOnFrom {
  version?: number | undefined;
  stamp?: string | undefined;
}

/** A page as it is kept, and the state that a change of it goes on from. */
export interface OpenedPage {
  account: Storing;
  project: ProjectRow;
  page: PageRow;
  version: number;
  stamp: string;
  /** What the editor keeps; null where the page was never edited there. */
  data: Record<string, unknown> | null;
  isDraft: boolean;
  /** The project's shared sections. */
  shared: SharedSource[];
}

export interface SavedState {
  version: number;
  stamp: string;
  is_draft: boolean;
}

/**
 * The newest contents of a page: the draft where there is one, else what is published.
 * @throws AppError conflict while it is generated, or where a draft is older than what is published, stale_version where
 * the page is not as the caller knows it
 */
export async function openPage(
  context: Context,
  account: Storing,
  project: ProjectRow,
  page: PageRow,
  from: GoesOnFrom = {},
): Promise<OpenedPage> {
  if (page.status === 'pending') throw new AppError('conflict', { message: 'The page is still being generated.' });
  const draft = await readDraft(context.db, page.id);
  const { version } = page;
  const stamp = draft?.stamp ?? '';
  if ((from.version ?? version) !== version || (from.stamp ?? stamp) !== stamp)
    throw new AppError('stale_version', { fields: { version: [String(version)], stamp: [stamp] } });
  if (draft?.data && draft.version < version) throw new AppError('conflict', { message: OUTDATED_DRAFT });
  const data = (draft?.data ?? page.editorData ?? null) as OpenedPage['data'];
  const shared = (await sharedOf(context.db, project.id)).map(({ id, revision, contents }) => ({
    id,
    revision,
    contents,
  }));
  return { account, project, page, version, stamp, data, isDraft: Boolean(draft?.data), shared };
}

/** A page with operations applied; nothing is stored. */
export const changed = (
  { work }: Context,
  { account, page, data, shared }: OpenedPage,
  operations: readonly PageOperation[] = [],
): Promise<Answer> => work.threads.run(CHANGING, account.id, { data, model: modelOf(page), operations, shared });

/** What a page says. */
export const outlineOfStored = async (context: Context, opened: OpenedPage): Promise<PageOutline> =>
  (await changed(context, opened)).outline;

/**
 * Keeps a changed page as a draft. @throws AppError stale_version where somebody changed it meanwhile, plan_limit,
 * too_large
 */
export async function keepChanged({ db }: Context, opened: OpenedPage, { page, shared }: Answer): Promise<SavedState> {
  const { account, version, stamp } = opened;
  if (Buffer.byteLength(JSON.stringify(page.data)) > MAX_SAVE_BYTES)
    throw new AppError('too_large', { message: 'This page is too large.' });
  const body = { version, stamp, writer: randomUUID(), data: page.data, shared };
  const kept = await keepDraft(db, account, opened.page.id, body);
  return { version: kept.version, stamp: kept.stamp, is_draft: true };
}

/** A variant of an experiment is shown at another page's address, and not published on its own. */
async function putOnline(context: Context, project: ProjectRow, { id, status }: Pick<PageRow, 'id' | 'status'>) {
  if (status === 'active' || (await controlOf(context.db, id))) return;
  await updatePage(context, project, id, { status: 'active' });
}

/**
 * Puts a changed page online, as a version. @throws AppError stale_version, plan_required, plan_limit, invalid
 */
export async function publishChanged(
  context: Context,
  opened: OpenedPage,
  { page, shared }: Answer,
  publication?: Publication,
): Promise<SavedState> {
  const { account, project, version, stamp } = opened;
  assertMayPublish(account);
  const body = v.safeParse(saveBody, { version, stamp, writer: randomUUID(), shared, ...page });
  if (!body.success) throw new AppError('too_large', { message: 'This page is too large.' });
  await assertStorageRoom(context.db, account, Buffer.byteLength(JSON.stringify(page)));
  const done = await savePage(context, account.id, opened.page, body.output, publication);
  if (!publication) await putOnline(context, project, done.saved);
  return { version: done.saved.version, stamp: done.stamp, is_draft: false };
}

/** Stores a changed page, as a draft or for everybody to see. */
export const storeChanged = (context: Context, opened: OpenedPage, answer: Answer, isPublished: boolean) =>
  isPublished ? publishChanged(context, opened, answer) : keepChanged(context, opened, answer);

/** Puts a page online with what waits as a draft; what is online already stays as it is. */
export async function publishStored(context: Context, opened: OpenedPage): Promise<SavedState> {
  const { account, project, page, version, stamp } = opened;
  if (opened.isDraft) return publishChanged(context, opened, await changed(context, opened));
  assertMayPublish(account);
  await putOnline(context, project, page);
  return { version, stamp, is_draft: false };
}
