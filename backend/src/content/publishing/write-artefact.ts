import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { Robots } from '@landfall/shared/contracts';
import { artefactKeys, storeArtefact } from '../../delivery/artefacts/artefact-store.ts';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { eq, sql } from '../../platform/db/operators.ts';
import { pageArtefacts, pages, sites } from '../../platform/db/schema.ts';
import { discard } from '../../platform/storage/discard.ts';
import { task } from '../../platform/workers/task.ts';
import type { PublishedForm, run } from './artefact-work.ts';
import { headOf } from './head.ts';
import { keepForms } from './keep-forms.ts';
import { nextStepOf } from './next-step.ts';
import { HEAD_COLUMNS, shownAs } from './shown-as.ts';
import { type SiteFacts, siteFacts } from './site-facts.ts';

/** Milliseconds. */
const WRITING_MS = 10_000;

/** Writes what visitors get of a published document. */
export const ARTEFACT = task<typeof run>(new URL('./artefact-work.ts', import.meta.url), WRITING_MS);

/** Milliseconds that a replaced artefact stays: a visitor may have been told of it a moment ago. */
const REPLACED_STAYS = 10 * 60_000;

/** Rises with every release that writes artefacts in another way: all of them are written anew then. */
const FORMAT = 4;

/** What artefacts are written with, beside what customers say. */
export const recipeOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  createHash('sha256')
    .update(JSON.stringify([FORMAT, publicUrl]))
    .digest('hex')
    .slice(0, 16);

interface PageHead {
  title: string;
  description: string;
  path: string;
  robots: Robots;
  imageKey: string;
}

export interface ArtefactPage extends PageHead {
  id: string;
  projectId: string;
}

/** An artefact that is stored and belongs to nobody yet. */
export type Artefact = Omit<typeof pageArtefacts.$inferInsert, 'pageId' | 'updatedAt'> & {
  forms: PublishedForm[];
  /** The page's settings that its head was made of. */
  head: PageHead;
};

type Writing = Pick<Context, 'db' | 'config' | 'storage' | 'work'>;

/**
 * Writes what visitors get of a published document under the page's and the site's settings of now, at a moment in
 * milliseconds: the one place where a
 * head is completed, forms are made to work and anything is compressed. Null where the project is gone.
 * @throws AppError not_found (the document), unavailable; OverLimitError
 */
export async function writeArtefact(
  context: Writing,
  page: ArtefactPage,
  sourceKey: string,
  known?: { document?: string; facts?: SiteFacts; now?: number },
): Promise<Artefact | null> {
  const { db, config, storage, work } = context;
  const facts = known?.facts ?? (await siteFacts(db, page.projectId));
  if (!facts) return null;
  const document = known?.document ?? (await buffer(await storage.read(sourceKey))).toString();
  const { owner, revision, hasAdvancedForms, showsEmbeds, ...common } = facts;
  const head = headOf({ ...common, page: await shownAs(db, page) }, config.publicUrl);
  const nextStep = await nextStepOf(db, page.id);
  const { encodings, changesAt, ...about } = await work.threads.run(ARTEFACT, owner, {
    ...{ document, head, hasAdvancedForms, showsEmbeds, nextStep },
    pageId: page.id,
    now: known?.now ?? Date.now(),
  });
  const stored = await storeArtefact(storage, `sites/${page.id}`, encodings);
  const { title, description, path, robots, imageKey } = page;
  return {
    ...stored,
    ...about,
    changesAt: changesAt === null ? null : new Date(changesAt),
    head: { title, description, path, robots, imageKey },
    sourceKey,
    revision,
    title,
    nextStep: nextStep ?? '',
  };
}

/**
 * Makes an artefact the one that visitors get, in the transaction that publishes its document. The page's row is held by
 * then. Its route follows by itself.
 */
export async function keepArtefact(
  tx: Transaction,
  config: Pick<Config, 'publicUrl'>,
  page: { id: string; projectId: string },
  artefact: Artefact | null,
): Promise<void> {
  if (!artefact) return;
  const isSite = eq(sites.projectId, page.projectId);
  // Held, so that nobody calls the site written while a page is kept that was written before its newest settings.
  const [site] = await tx.select().from(sites).where(isSite).for('update');
  const [before] = await tx
    .select({ key: pageArtefacts.key })
    .from(pageArtefacts)
    .where(eq(pageArtefacts.pageId, page.id));
  const [settings] = await tx.select(HEAD_COLUMNS).from(pages).where(eq(pages.id, page.id));
  const { forms, head, ...about } = artefact;
  // Its settings, or the steps of its funnel, changed while it was written: it is due again.
  const isOutdated =
    !isDeepStrictEqual({ ...settings }, head) ||
    (artefact.toNextStep === true && artefact.nextStep !== ((await nextStepOf(tx, page.id)) ?? ''));
  const written = { ...about, revision: isOutdated ? 0 : about.revision };
  const row = { pageId: page.id, ...written };
  await keepForms(tx, { ...page, title: artefact.title }, forms);
  await tx.insert(pageArtefacts).values(row).onConflictDoUpdate({ target: pageArtefacts.pageId, set: written });
  if (before) await discard(tx, artefactKeys(before.key), new Date(Date.now() + REPLACED_STAYS));
  if (!site) return;
  if (site.recipe === '')
    await tx
      .update(sites)
      .set({ recipe: recipeOf(config) })
      .where(isSite);
  if (site.revision <= artefact.revision && !isOutdated) return;
  const revision = isOutdated ? site.revision - 1 : artefact.revision;
  await tx
    .update(sites)
    .set({ written: sql`least(${sites.written}, ${revision}::int)` })
    .where(isSite);
}

/** Removes an artefact that never became one of a page. A failure costs only space. */
export async function forgetArtefact(
  { storage, log }: Pick<Context, 'storage' | 'log'>,
  artefact: Artefact | null,
): Promise<void> {
  for (const key of artefact ? artefactKeys(artefact.key) : [])
    await storage.delete(key).catch((error) => log.warn({ err: error, key }, 'An unused object stays'));
}
