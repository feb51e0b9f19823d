import type { Database } from '../../platform/db/client.ts';
import { and, eq, gt, isNull, ne, or, type SQL, sql } from '../../platform/db/operators.ts';
import { domains, releasedNames } from '../../platform/db/schema.ts';

/** How long a subdomain at the provider rests before another account may have it: links to it still go around. */
const REST = 90 * 24 * 60 * 60 * 1000;

/** Notes subdomains that are about to be given up, in the transaction that does so. `userId` may take them back. */
export async function releaseNames(tx: Database, userId: string | null, which: SQL | undefined): Promise<void> {
  const names = await tx
    .select({ domain: domains.domain })
    .from(domains)
    .where(and(eq(domains.type, 'provider'), which));
  if (names.length === 0) return;
  const releasedAt = new Date();
  await tx
    .insert(releasedNames)
    .values(names.map(({ domain }) => ({ domain, userId, releasedAt })))
    .onConflictDoUpdate({ target: releasedNames.domain, set: { userId: sql`excluded.user_id`, releasedAt } });
}

/** Whether a subdomain still rests because another account gave it up. */
export async function isResting(tx: Database, domain: string, userId: string): Promise<boolean> {
  const isForeign = or(isNull(releasedNames.userId), ne(releasedNames.userId, userId));
  const isRecent = gt(releasedNames.releasedAt, new Date(Date.now() - REST));
  const [found] = await tx
    .select({ domain: releasedNames.domain })
    .from(releasedNames)
    .where(and(eq(releasedNames.domain, domain), isForeign, isRecent));
  return found !== undefined;
}
