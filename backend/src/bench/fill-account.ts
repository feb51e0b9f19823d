import { openDatabase } from '../platform/db/client.ts';
import { eq, sql } from '../platform/db/operators.ts';
import { projects } from '../platform/db/schema.ts';
import { seedLists } from './seed-lists.ts';

/**
 * Gives the account that owns a project and its page very many pages and files beside its own, for measurements in a browser.
 * @param databaseUrl PostgreSQL, migrated
 */
export async function fillAccount(
  databaseUrl: string,
  { project, page }: { project: string; page: string },
  counts: { pages: number; files: number },
): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const [owner] = await db.select({ id: projects.userId }).from(projects).where(eq(projects.id, project));
    if (!owner) throw new Error(`There is no project ${project}.`);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await seedLists(tx, { id: owner.id, project, page }, { ...counts, leads: 0 });
    });
    await db.execute(sql`vacuum analyze`);
  } finally {
    await close();
  }
}
