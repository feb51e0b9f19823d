import type { Database } from '../../platform/db/client.ts';
import { and, count, eq, gt } from '../../platform/db/operators.ts';
import { leads } from '../../platform/db/schema.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How many submissions of the last day said the same to a project. */
export async function repeatedToday(db: Database, projectId: string, bodyHash: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(leads)
    .where(
      and(
        eq(leads.projectId, projectId),
        eq(leads.bodyHash, bodyHash),
        gt(leads.createdAt, new Date(Date.now() - DAY)),
      ),
    );
  return Number(row?.count ?? 0);
}
