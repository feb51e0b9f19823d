import { setTimeout as pause } from 'node:timers/promises';
import type { PageModel } from '@landfall/page/sections/model';
import { giveBackPage } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import { and, eq, lt, ne, or, sql } from '../../platform/db/operators.ts';
import { funnelSteps, pages, projects } from '../../platform/db/schema.ts';
import { toAppError } from '../../platform/http/to-app-error.ts';
import { notifyOwner } from '../../platform/notifications/notify-account.ts';
import { pageBrand } from '../brand/page-brand.ts';
import { type GenerationRun, type PageWriter, pageWriter } from './page-writer.ts';
import type { PageRow } from './pages.ts';
import { publishModel } from './publish.ts';

/** Pages that one sweep looks at. */
const SWEEP_SIZE = 100;
const SWEEP_SECONDS = 20;
/** Milliseconds that the request which creates a page without a description has to publish it. */
const OWN_PUBLICATION = 2 * 60 * 1000;

/** Asks for the generation of a page. While one waits or runs, a second is not added. */
async function enqueueGeneration({ db, jobs }: Context, pageId: string): Promise<void> {
  const [owner] = await db
    .select({ id: projects.userId })
    .from(pages)
    .innerJoin(projects, eq(projects.id, pages.projectId))
    .where(eq(pages.id, pageId));
  if (owner) await jobs.enqueue('page.generate', { pageId }, { key: pageId, group: owner.id });
}

/** Asks for the generation of a page that is stored as pending. Never throws: the sweep adds what could not be. */
export async function requestGeneration(context: Context, pageId: string): Promise<void> {
  await enqueueGeneration(context, pageId).catch((error) =>
    context.log.error({ err: error, pageId }, 'A generation could not be queued yet'),
  );
}

/** Lets the owner of a pending page see what is written of it so far. A failure costs only the sight of it. */
async function showWriting({ db, log }: Context, pageId: string, writing: PageModel): Promise<void> {
  await db
    .update(pages)
    .set({ writing, updatedAt: sql`${pages.updatedAt}` })
    .where(and(eq(pages.id, pageId), eq(pages.status, 'pending')))
    .catch((error) => log.warn({ err: error, pageId }, 'A page could not be shown while it is written'));
}

/** Of a page that was written as one of a path: which one, and what the others look like, too. */
async function stepOf({ db }: Context, { id, descriptionAi }: PageRow) {
  const [step] = await db.select({ role: funnelSteps.role }).from(funnelSteps).where(eq(funnelSteps.pageId, id));
  return step?.role ? { step: step.role, look: descriptionAi } : {};
}

async function generate(context: Context, write: PageWriter, page: PageRow, run: GenerationRun): Promise<void> {
  const [project] = await context.db.select().from(projects).where(eq(projects.id, page.projectId));
  if (!project) return;
  context.log.info({ pageId: page.id }, 'Generating a page');
  const { generationDelayMs } = context.config;
  if (generationDelayMs > 0) await pause(generationDelayMs, undefined, { signal: run.signal });
  const { model, ...written } = await write(
    {
      projectName: project.name,
      projectDescription: project.description,
      title: page.title,
      description: page.description,
      descriptionAi: page.descriptionAi,
    },
    run,
    {
      owner: project.userId,
      facts: page.facts,
      language: page.ownerLanguage,
      brand: await pageBrand(context.db, project, page.pictures),
      ...(await stepOf(context, page)),
      ...(page.look && { look: page.look }),
    },
    (writing) => showWriting(context, page.id, writing),
  );
  run.signal.throwIfAborted();
  // The event of a page with a description was recorded when that was taken in.
  const isCreated = !page.descriptionAi && !page.publishedKey;
  await publishModel(context, page, model, { origin: isCreated ? 'created' : 'generated', ...written });
}

/** What went wrong, for the person who waits for the page; the log has the rest. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && toAppError(error).code === 'unavailable'
    ? 'The page could not be stored, because the storage was not available. Please ask for it again.'
    : 'The page could not be written. Please ask for it again, or describe it in other words.';

/** Ends the wait: contents that the page had before are shown as before, and the writing is not counted. */
async function giveUp({ db }: Context, pageId: string, error: unknown): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(pages)
      .set({
        status: sql`case when ${pages.publishedKey} is null then 'inactive' else ${pages.statusAfter} end`,
        // A draft that was not written stays one when it is asked for again.
        statusAfter: sql`case when ${pages.publishedKey} is null then ${pages.statusAfter} else 'active' end`,
        generationError: reasonOf(error),
        writing: null,
      })
      .where(and(eq(pages.id, pageId), eq(pages.status, 'pending')))
      .returning({ projectId: pages.projectId, title: pages.title });
    if (!ended) return;
    await giveBackPage(tx, pageId);
    await notifyOwner(tx, ended.projectId, { type: 'page.failed', subjectId: pageId, name: ended.title });
  });
}

/**
 * Gives every pending page a job again where it has none: what a crash or a lost enqueue left behind. One without a
 * description is published by the request that creates it: a job that came before would put other contents in its place.
 */
export async function requeuePending(context: Context): Promise<void> {
  const pending = await context.db
    .select({ id: pages.id })
    .from(pages)
    .where(
      and(
        eq(pages.status, 'pending'),
        or(ne(pages.descriptionAi, ''), lt(pages.createdAt, new Date(Date.now() - OWN_PUBLICATION))),
      ),
    )
    .orderBy(pages.createdAt)
    .limit(SWEEP_SIZE);
  for (const { id } of pending) await enqueueGeneration(context, id);
}

/** One try at writing a pending page. @throws so that the queue tries again; after the last try the page says why */
export async function runGeneration(
  context: Context,
  write: PageWriter,
  pageId: string,
  run: GenerationRun,
): Promise<void> {
  const [page] = await context.db.select().from(pages).where(eq(pages.id, pageId));
  // Deleted meanwhile, or already written by a run that died before it could say so.
  if (page?.status !== 'pending') return;
  await generate(context, write, page, run).catch(async (error) => {
    if (run.last && !run.signal.aborted) await giveUp(context, pageId, error);
    throw error;
  });
}

/** Registers the job that writes pending pages, and the sweep that finds those whose job got lost. */
export async function registerGeneration(context: Context): Promise<void> {
  const write = pageWriter(context);
  await context.jobs.work('page.generate', ({ pageId }, run) => runGeneration(context, write, pageId, run));
  await context.jobs.sweep('pages.pending', SWEEP_SECONDS, () => requeuePending(context));
}
