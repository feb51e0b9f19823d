import { randomUUID } from 'node:crypto';
import type { CreateProject, Project, ProjectUpdate } from '@landfall/shared/contracts';
import { planLimit } from '../../commerce/entitlements.ts';
import { issueProviderDomain } from '../../delivery/domains/domains.ts';
import { releaseNames } from '../../delivery/domains/released-names.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, asc, count, eq } from '../../platform/db/operators.ts';
import { domains, pages, projects, trash, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { discard, enqueueDiscard, leadFilesOf, pagePaths } from '../../platform/storage/discard.ts';
import { trashPaths } from '../../platform/trash/trash.ts';

export type ProjectRow = typeof projects.$inferSelect;

const own = (accountId: string, projectId: string) => and(eq(projects.id, projectId), eq(projects.userId, accountId));

/**
 * The account's project. Another account's looks like one that does not exist.
 * @throws AppError not_found
 */
export async function requireProject(db: Database, accountId: string, projectId: string): Promise<ProjectRow> {
  const [project] = await db.select().from(projects).where(own(accountId, projectId));
  if (!project) throw new AppError('not_found', { message: 'This project does not exist.' });
  return project;
}

/** The account's projects, oldest first; for a token of one project that one. */
export async function listProjects(
  db: Database,
  { id, apiToken }: Pick<Account, 'id' | 'apiToken'>,
): Promise<ProjectRow[]> {
  const only = apiToken?.projectId;
  return db
    .select()
    .from(projects)
    .where(only ? own(id, only) : eq(projects.userId, id))
    .orderBy(asc(projects.createdAt), asc(projects.id));
}

/**
 * Makes a project together with its provider subdomain, so that pages can be published at once.
 * @throws AppError plan_limit
 */
export async function createProject(
  db: Database,
  account: Account,
  form: CreateProject,
  config: Pick<Config, 'sitesDomain' | 'sitesScheme'>,
): Promise<ProjectRow> {
  const { project_max } = account.plan.features;
  return db.transaction(async (tx) => {
    // The account's row is held, so that two creations at once cannot both be the last one allowed.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, account.id)).for('update');
    const [owned] = await tx.select({ count: count() }).from(projects).where(eq(projects.userId, account.id));
    if (Number(owned?.count) >= project_max) {
      throw planLimit(account, `Your plan allows up to ${project_max} projects.`);
    }
    const { name, description, tipo, time_zone: timeZone } = form;
    const [project] = await tx
      .insert(projects)
      .values({ id: randomUUID(), userId: account.id, name, description, type: tipo, timeZone })
      .returning();
    if (!project) throw new AppError('internal');
    await issueProviderDomain(tx, project, config);
    return project;
  });
}

/** Changes what is given and leaves the rest. @throws AppError not_found */
export async function updateProject(
  db: Database,
  accountId: string,
  projectId: string,
  { name, description, time_zone: timeZone }: ProjectUpdate,
): Promise<ProjectRow> {
  const [project] = await db
    .update(projects)
    .set({ name, description, timeZone, updatedAt: new Date() })
    .where(own(accountId, projectId))
    .returning();
  return project ?? requireProject(db, accountId, projectId);
}

/**
 * Deletes the project with its pages and domains: with the row, its published pages are gone. Their stored objects
 * follow by a job. @throws AppError not_found
 */
export async function deleteProject(context: Context, accountId: string, projectId: string): Promise<ProjectRow> {
  const { db } = context;
  const deleted = await db.transaction(async (tx) => {
    // The account before its project, as creations hold them: what is released names the account.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, accountId)).for('key share');
    // Held, so that no page is added between looking and deleting.
    const [held] = await tx.select({ id: projects.id }).from(projects).where(own(accountId, projectId)).for('update');
    if (!held) return undefined;
    const written = await tx.select({ id: pages.id }).from(pages).where(eq(pages.projectId, projectId));
    const trashed = await trashPaths(tx, eq(trash.projectId, projectId));
    await discard(tx, [...pagePaths(written.map(({ id }) => id)), leadFilesOf(projectId), ...trashed]);
    await releaseNames(tx, accountId, eq(domains.projectId, projectId));
    const [project] = await tx.delete(projects).where(own(accountId, projectId)).returning();
    return project;
  });
  if (!deleted) return requireProject(db, accountId, projectId);
  await enqueueDiscard(context);
  return deleted;
}

/** A project as it travels. */
export function toProject(row: ProjectRow): Project {
  return {
    project_id: row.id,
    name: row.name,
    description: row.description,
    type: row.type,
    logo: row.logo ?? '',
    status: row.status,
    time_zone: row.timeZone,
    created_at: toEpochSeconds(row.createdAt),
    updated_at: toEpochSeconds(row.updatedAt),
  };
}
