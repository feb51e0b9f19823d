import type { SharedRevisions } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { task } from '../../platform/workers/task.ts';
import { recordPageEvent } from '../pages/page-events.ts';
import type { PageRow } from '../pages/pages.ts';
import { filesOf, storePage } from '../pages/publish.ts';
import { endSchedule } from '../pages/schedule.ts';
import { forgetObjects } from '../pages/stored-document.ts';
import { addVersion } from '../pages/versions.ts';
import { siteFacts } from '../publishing/site-facts.ts';
import { forgetArtefact, keepArtefact } from '../publishing/write-artefact.ts';
import { keepShared } from '../shared-sections/shared-sections.ts';
import { EDITOR_ASSETS } from './asset-base.ts';
import type { run } from './clean-work.ts';
import { holdAsKnown, noteChange } from './drafts.ts';
import { modelOf } from './model-of.ts';
import { pictureData } from './picture-data.ts';
import type { SaveBody } from './save-body.ts';

/** Milliseconds that cleaning may take: of two megabytes it takes one or two seconds. */
const CLEANING_MS = 10_000;

/** Makes what the visual editor sends fit to be published. */
export const CLEANING = task<typeof run>(new URL('./clean-work.ts', import.meta.url), CLEANING_MS);

/** @throws AppError plan_required, where the account's plan shows nothing of other sites in pages */
async function assertShowsEmbeds(db: Database, projectId: string): Promise<void> {
  if ((await siteFacts(db, projectId))?.showsEmbeds) return;
  throw new AppError('plan_required', {
    message: 'Your plan does not include embeds of other sites. Take them out of the page to publish it.',
  });
}

/** What a publication brings about beside the contents. */
export interface Publication {
  /** A page that is not online is from then on. */
  isPutOnline?: boolean;
  /** A part of the page is published by itself: its draft, and the hour that it waits for, stay. Nobody is told. */
  isPart?: boolean;
  /** Nobody changed the contents: open editors go on from it. */
  stamp?: string | undefined;
  /** Done in the same transaction. */
  alongside?: (tx: Transaction) => Promise<void>;
}

/**
 * Publishes what the visual editor shows, as a version; what was kept as a draft before is part of it. `owner` is the
 * account whose turn it takes.
 * @returns the page, and the stamp that the editor goes on from
 * @throws AppError stale_version with today's version and stamp in `fields`, conflict while the page is being generated,
 * not_found, plan_required for what comes from other sites, invalid for markup that is too much
 */
export async function savePage(
  context: Context,
  owner: string,
  page: PageRow,
  body: SaveBody,
  { isPutOnline = false, isPart = false, stamp, alongside }: Publication = {},
): Promise<{ saved: PageRow; stamp: string; shared: SharedRevisions }> {
  const { db } = context;
  // Refused before anything is drawn; what counts is the check with the change itself.
  await db.transaction((tx) => holdAsKnown(tx, page.id, body));
  const before = modelOf(page);
  const model = { ...before, theme: body.theme ?? before.theme, language: body.language ?? before.language };
  const { html, css } = body;
  const files = filesOf(context);
  const question = { html, css, model, files, editorAssets: EDITOR_ASSETS };
  const cleaned = await context.work.threads.run(CLEANING, owner, question);
  if (cleaned.hasEmbeds && !isPart) await assertShowsEmbeds(db, page.projectId);
  const picture = cleaned.openingPicture && (await pictureData(context, cleaned.openingPicture));
  const opening = { ...cleaned.opening, ...(picture && { picture }) };
  const stored = await storePage(context, page, cleaned.model, cleaned, opening);
  const publish = db.transaction(async (tx) => {
    const held = await holdAsKnown(tx, page.id, body);
    const version = held.version + 1;
    const [saved] = await tx
      .update(pages)
      .set({
        ...{ ...stored.row, sections: model, editorData: body.data, version, updatedAt: new Date() },
        ...(isPutOnline && { status: 'active' }),
      })
      .where(eq(pages.id, page.id))
      .returning();
    if (!saved) throw new AppError('not_found');
    const shared = await keepShared(tx, saved.projectId, body.shared ?? []);
    await alongside?.(tx);
    // What waited for its hour is online now.
    if (saved.status === 'active' && !isPart) Object.assign(saved, await endSchedule(tx, saved));
    await keepArtefact(tx, context.config, saved, stored.artefact);
    await addVersion(tx, saved.id, 'saved', { isPart });
    if (saved.status === 'active') await recordPageEvent(tx, context, 'page.published', saved, { isQuiet: isPart });
    const { writer } = body;
    const noted = writer ? await noteChange(tx, page.id, { version, writer, data: null, stamp }) : '';
    return { saved, stamp: noted, shared };
  });
  return publish.catch(async (error) => {
    // A refusal stored nothing; of any other failure nobody knows.
    if (error instanceof AppError) {
      await forgetObjects(context, [stored.row.publishedKey, stored.row.previewKey]);
      await forgetArtefact(context, stored.artefact);
    }
    throw error;
  });
}
