import { randomUUID } from 'node:crypto';
import { type FunnelForm, MOST_FUNNELS } from '@landfall/shared/contracts';
import type { Transaction } from '../../platform/db/client.ts';
import { and, count, eq, inArray } from '../../platform/db/operators.ts';
import { funnelSteps, funnels, pages, projects } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { stepProblems } from './step-problems.ts';

/** Holds a project, so that changes of its funnels take turns. @throws AppError not_found */
async function holdProject(tx: Transaction, projectId: string): Promise<void> {
  const [held] = await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update');
  if (!held) throw new AppError('not_found', { message: 'This project does not exist.' });
}

/** @throws AppError invalid, beside the steps that are no pages of the project, or are in another funnel */
async function assertFree(tx: Transaction, projectId: string, steps: readonly string[], own: string): Promise<void> {
  const rows = await tx
    .select({ id: pages.id, funnelId: funnels.id, funnel: funnels.name })
    .from(pages)
    .leftJoin(funnelSteps, eq(funnelSteps.pageId, pages.id))
    .leftJoin(funnels, eq(funnels.id, funnelSteps.funnelId))
    .where(and(eq(pages.projectId, projectId), inArray(pages.id, [...steps])));
  const fields = stepProblems(steps, new Map(rows.map((row) => [row.id, row])), own);
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
}

/** What a page of a funnel that was written as a whole is there for. */
type Role = NonNullable<(typeof funnelSteps.$inferSelect)['role']>;

/** Adds a funnel, and returns its id. @throws AppError conflict, invalid, not_found */
export async function insertFunnel(
  tx: Transaction,
  projectId: string,
  { name, steps }: FunnelForm,
  roles: readonly Role[] = [],
): Promise<string> {
  await holdProject(tx, projectId);
  const [known] = await tx.select({ total: count() }).from(funnels).where(eq(funnels.projectId, projectId));
  if (Number(known?.total) >= MOST_FUNNELS)
    throw new AppError('conflict', { message: `A project has at most ${MOST_FUNNELS} funnels.` });
  const id = randomUUID();
  await assertFree(tx, projectId, steps, id);
  await tx.insert(funnels).values({ id, projectId, name });
  await tx
    .insert(funnelSteps)
    .values(
      steps.map((pageId, index) => ({ funnelId: id, projectId, pageId, position: index + 1, role: roles[index] })),
    );
  return id;
}

/** Changes a funnel's name and steps; a page that stays keeps what it was written for. @throws AppError not_found, invalid */
export async function changeFunnel(
  tx: Transaction,
  projectId: string,
  id: string,
  { name, steps }: FunnelForm,
): Promise<void> {
  await holdProject(tx, projectId);
  const changed = await tx
    .update(funnels)
    .set({ name })
    .where(and(eq(funnels.id, id), eq(funnels.projectId, projectId)))
    .returning({ id: funnels.id });
  if (changed.length === 0) throw new AppError('not_found', { message: 'This funnel does not exist.' });
  await assertFree(tx, projectId, steps, id);
  const before = await tx.delete(funnelSteps).where(eq(funnelSteps.funnelId, id)).returning();
  const roles = new Map(before.map(({ pageId, role }) => [pageId, role]));
  await tx.insert(funnelSteps).values(
    steps.map((pageId, index) => ({
      ...{ funnelId: id, projectId, pageId, position: index + 1 },
      role: roles.get(pageId) ?? null,
    })),
  );
}

/** Deletes a funnel; its pages stay. @throws AppError not_found */
export async function deleteFunnel(tx: Transaction, projectId: string, id: string): Promise<void> {
  const deleted = await tx
    .delete(funnels)
    .where(and(eq(funnels.id, id), eq(funnels.projectId, projectId)))
    .returning({ id: funnels.id });
  if (deleted.length === 0) throw new AppError('not_found', { message: 'This funnel does not exist.' });
}
