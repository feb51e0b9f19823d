import { randomUUID } from 'node:crypto';
import { CONTROL, type ExperimentForm, variantLetters } from '@landfall/shared/contracts';
import { type ListedPage, LISTED as PAGE } from '../../content/pages/pages.ts';
import { writeAnew } from '../../content/publishing/write-anew.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { and, eq, inArray, or, sql } from '../../platform/db/operators.ts';
import { experiments, experimentVariants, pages } from '../../platform/db/schema.ts';
import { isUniqueViolation } from '../../platform/db/unique-violation.ts';
import { AppError } from '../../platform/errors.ts';
import { variantProblem } from './variant-problem.ts';

const DAY = 24 * 60 * 60 * 1000;

const busy = () => new AppError('conflict', { message: 'An experiment runs with this page already. End it first.' });

/** @throws AppError not_found, invalid */
async function requireVariants(tx: Transaction, control: ListedPage, { variants }: ExperimentForm): Promise<void> {
  const ids = variants.map(({ page_id }) => page_id);
  const rows = await tx
    .select(PAGE)
    .from(pages)
    .where(and(eq(pages.projectId, control.projectId), inArray(pages.id, ids)));
  const known = new Map(rows.map((row) => [row.id, row]));
  const fields: Record<string, string[]> = {};
  for (const [index, id] of ids.entries()) {
    const page = known.get(id);
    const complaint = page ? variantProblem({ ...page, hasContents: page.publishedKey !== null }, control.id) : null;
    if (!page)
      throw new AppError('not_found', {
        message: 'This page does not exist.',
        fields: { [`variants.${index}.page_id`]: ['This page does not exist.'] },
      });
    if (complaint) fields[`variants.${index}.page_id`] = [complaint];
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
}

/** @throws AppError conflict where one of the pages takes part in an experiment that runs */
async function assertFree(tx: Transaction, pageIds: readonly string[]): Promise<void> {
  const [taken] = await tx
    .select({ id: experiments.id })
    .from(experiments)
    .leftJoin(experimentVariants, eq(experimentVariants.experimentId, experiments.id))
    .where(
      and(
        eq(experiments.status, 'running'),
        or(inArray(experiments.pageId, [...pageIds]), inArray(experimentVariants.pageId, [...pageIds])),
      ),
    )
    .limit(1);
  if (taken) throw busy();
}

/**
 * Starts an experiment on a page that is online, and returns its id. Visitors are split from the next visit on.
 * @throws AppError not_found, invalid, conflict
 */
export async function startExperiment(context: Context, control: ListedPage, form: ExperimentForm): Promise<string> {
  if (control.status !== 'active' || !control.publishedKey)
    throw new AppError('conflict', { message: 'Publish this page first: an experiment needs visitors.' });
  const id = randomUUID();
  const now = new Date();
  const rest = 100 - form.variants.reduce((sum, { weight }) => sum + weight, 0);
  const start = context.db.transaction(async (tx) => {
    await requireVariants(tx, control, form);
    await assertFree(tx, [control.id, ...form.variants.map(({ page_id }) => page_id)]);
    await tx.insert(experiments).values({
      ...{ id, projectId: control.projectId, pageId: control.id, name: form.name, days: form.days },
      ...{ startedAt: now, endsAt: new Date(now.getTime() + form.days * DAY) },
    });
    const variants = form.variants.map(({ name, page_id, weight }, index) => ({
      ...{ experimentId: id, letter: variantLetters[index + 1] ?? '', name, pageId: page_id, weight },
    }));
    const itself = { experimentId: id, letter: CONTROL, name: control.title, pageId: control.id, weight: rest };
    await tx.insert(experimentVariants).values([itself, ...variants]);
    // Visitors see them from now on, at the address of another page.
    await tx
      .update(pages)
      .set({ wasOnline: true, updatedAt: sql`${pages.updatedAt}` })
      .where(
        inArray(
          pages.id,
          form.variants.map(({ page_id }) => page_id),
        ),
      );
  });
  await start.catch((error) => {
    throw isUniqueViolation(error, 'experiments_running') ? busy() : error;
  });
  await writeAnew(
    context,
    form.variants.map(({ page_id }) => page_id),
  );
  return id;
}
