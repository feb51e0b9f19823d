import { CONTROL, type EndExperiment } from '@landfall/shared/contracts';
import { adoptPage } from '../../content/pages/adopt-page.ts';
import type { ProjectRow } from '../../content/projects/projects.ts';
import { writeAnew } from '../../content/publishing/write-anew.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq } from '../../platform/db/operators.ts';
import { experiments, experimentVariants } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';

const over = () => new AppError('conflict', { message: 'This experiment has ended already.' });

/** @throws AppError conflict where it has ended */
async function end(tx: Database, id: string, status: EndExperiment['status'], winner: string | null): Promise<void> {
  const ended = await tx
    .update(experiments)
    .set({ status, winner, endedAt: new Date() })
    .where(and(eq(experiments.id, id), eq(experiments.status, 'running')))
    .returning({ id: experiments.id });
  if (ended.length === 0) throw over();
}

/**
 * Ends an experiment of a page: everybody gets the page itself again, or the variant that won, which becomes the page as
 * a version. @throws AppError not_found, invalid, conflict
 */
export async function endExperiment(
  context: Context,
  project: ProjectRow,
  pageId: string,
  experimentId: string,
  wanted: EndExperiment,
): Promise<void> {
  const { db } = context;
  const isHere = and(eq(experiments.id, experimentId), eq(experiments.pageId, pageId));
  const [experiment] = await db.select().from(experiments).where(isHere);
  if (!experiment) throw new AppError('not_found', { message: 'This experiment does not exist.' });
  if (experiment.status !== 'running') throw over();
  const variants = await db.select().from(experimentVariants).where(eq(experimentVariants.experimentId, experimentId));
  if (wanted.status === 'stopped') await end(db, experimentId, 'stopped', null);
  else {
    const { variant } = wanted;
    const chosen = variants.find(({ letter }) => letter === variant);
    if (!chosen) throw new AppError('invalid', { fields: { variant: ['Choose a variant of the experiment'] } });
    if (!chosen.pageId) throw new AppError('invalid', { fields: { variant: ['This page was deleted.'] } });
    if (variant === CONTROL) await end(db, experimentId, 'won', variant);
    else await adoptPage(context, project, pageId, chosen.pageId, (tx) => end(tx, experimentId, 'won', variant));
  }
  await writeAnew(
    context,
    variants.flatMap(({ letter, pageId: id }) => (letter === CONTROL || id === null ? [] : [id])),
  );
}
