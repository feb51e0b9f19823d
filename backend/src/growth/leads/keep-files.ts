import { randomUUID } from 'node:crypto';
import { assertStorageRoom } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import { eq } from '../../platform/db/operators.ts';
import { type KeptLeadFile, plans, projects, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { leadFolder } from './erase-leads.ts';
import { contentOf, type SentFile } from './sent-files.ts';

/** Whether an account's plan still has room for so many bytes. */
export async function hasRoom({ db }: Pick<Context, 'db'>, projectId: string, bytes: number): Promise<boolean> {
  const [owner] = await db
    .select({ id: users.id, plan: plans })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .innerJoin(plans, eq(plans.name, users.planName))
    .where(eq(projects.id, projectId));
  if (!owner) return false;
  return assertStorageRoom(db, owner, bytes).then(
    () => true,
    (error) => {
      if (error instanceof AppError && error.code === 'plan_limit') return false;
      throw error;
    },
  );
}

/** Stores the files of a lead, under keys that only its project's owner reads. @throws AppError unavailable */
export async function keepFiles(
  { storage }: Pick<Context, 'storage'>,
  projectId: string,
  leadId: string,
  files: readonly (SentFile & { contentType: string })[],
): Promise<KeptLeadFile[]> {
  const kept: KeptLeadFile[] = [];
  for (const file of files) {
    const id = randomUUID();
    const key = `${leadFolder(projectId, leadId)}${id}`;
    await storage.put(key, contentOf(file), file.contentType);
    kept.push({ id, field: file.field, name: file.name, content_type: file.contentType, size: file.size, key });
  }
  return kept;
}

/** Removes files whose lead was not stored. A failure costs only space. */
export async function forgetFiles({ storage, log }: Pick<Context, 'storage' | 'log'>, files: readonly KeptLeadFile[]) {
  for (const { key } of files)
    await storage.delete(key).catch((error) => log.warn({ err: error, key }, 'An unused object stays'));
}
