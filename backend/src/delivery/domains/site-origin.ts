import type { Database } from '../../platform/db/client.ts';
import { and, asc, desc, eq } from '../../platform/db/operators.ts';
import { domains } from '../../platform/db/schema.ts';

/** Origin of a project's published pages; empty while it has no active domain. */
export async function siteOrigin(db: Database, projectId: string): Promise<string> {
  const [domain] = await db
    .select()
    .from(domains)
    .where(and(eq(domains.projectId, projectId), eq(domains.status, 'active')))
    .orderBy(desc(domains.primary), asc(domains.createdAt), asc(domains.id))
    .limit(1);
  return domain ? `${domain.ssl ? 'https' : 'http'}://${domain.domain}` : '';
}
