import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { pages, projects } from '../db/schema.ts';
import type { ComposeInput } from '../sections/compose/brief.ts';
import { composePage } from '../sections/compose.ts';
import type { PageModel } from '../sections/model.ts';
import { writeWithModel } from './ai-writer.ts';
import type { PageRow } from './pages.ts';
import { publishModel } from './publish.ts';

/** Pages that one sweep looks at. */
const SWEEP_SIZE = 100;
const SWEEP_SECONDS = 20;

/** Asks for the generation of a page. While one waits or runs, a second is not added. */
export const enqueueGeneration = ({ jobs }: Context, pageId: string): Promise<void> =>
  jobs.enqueue('page.generate', { pageId }, { key: pageId });

async function write(
  context: Context,
  input: ComposeInput,
  run: { last: boolean; signal: AbortSignal },
): Promise<PageModel> {
  const composed = composePage(input);
  const { ai } = context.config;
  if (!ai) return composed;
  return writeWithModel(ai, input, composed, run.signal).catch((error) => {
    if (!run.last || run.signal.aborted) throw error;
    context.log.warn({ err: error }, 'The model gave no page; the built-in composer wrote it');
    return composed;
  });
}

async function generate(context: Context, page: PageRow, run: { last: boolean; signal: AbortSignal }): Promise<void> {
  const [project] = await context.db.select().from(projects).where(eq(projects.id, page.projectId));
  if (!project) return;
  context.log.info({ pageId: page.id }, 'Generating a page');
  const { generationDelayMs } = context.config;
  if (generationDelayMs > 0) await pause(generationDelayMs, undefined, { signal: run.signal });
  const model = await write(
    context,
    {
      projectName: project.name,
      projectDescription: project.description,
      title: page.title,
      description: page.description,
      descriptionAi: page.descriptionAi,
    },
    run,
  );
  run.signal.throwIfAborted();
  await publishModel(context, page, model);
}

async function giveUp({ db }: Context, pageId: string, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  await db
    .update(pages)
    .set({ status: 'inactive', generationError: reason.slice(0, 500) })
    .where(and(eq(pages.id, pageId), eq(pages.status, 'pending')));
}

/** Gives every pending page a job again where it has none: what a crash or a lost enqueue left behind. */
export async function requeuePending(context: Context): Promise<void> {
  const pending = await context.db
    .select({ id: pages.id })
    .from(pages)
    .where(eq(pages.status, 'pending'))
    .orderBy(pages.createdAt)
    .limit(SWEEP_SIZE);
  for (const { id } of pending) await enqueueGeneration(context, id);
}

/** Registers the job that writes pending pages, and the sweep that finds those whose job got lost. */
export async function registerGeneration(context: Context): Promise<void> {
  const { db, jobs } = context;
  await jobs.work('page.generate', async ({ pageId }, run) => {
    const [page] = await db.select().from(pages).where(eq(pages.id, pageId));
    // Deleted meanwhile, or already written by a run that died before it could say so.
    if (page?.status !== 'pending') return;
    await generate(context, page, run).catch(async (error) => {
      if (run.last && !run.signal.aborted) await giveUp(context, pageId, error);
      throw error;
    });
  });
  await jobs.sweep('pages.pending', SWEEP_SECONDS, () => requeuePending(context));
}
