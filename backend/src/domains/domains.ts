import { randomUUID } from 'node:crypto';
import type { Domain } from '@landfall/shared/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../db/client.ts';
import { domains } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { isReservedName, newProviderName } from './provider-name.ts';

/** Names that are tried before giving up; a collision of random ends is one in two thousand million. */
const TRIES = 5;

/** Gives a new project its subdomain at the provider, active at once. @throws AppError internal */
export async function issueProviderDomain(
  tx: Transaction,
  project: { id: string; name: string },
  config: Pick<Config, 'sitesDomain' | 'sitesScheme'>,
): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const name = newProviderName(project.name);
    if (isReservedName(name)) continue;
    const issued = await tx
      .insert(domains)
      .values({
        id: randomUUID(),
        projectId: project.id,
        type: 'provider',
        domain: `${name}.${config.sitesDomain}`,
        ssl: config.sitesScheme === 'https',
        status: 'active',
      })
      .onConflictDoNothing()
      .returning({ id: domains.id });
    if (issued.length > 0) return;
  }
  throw new AppError('internal');
}

/** The project's domains, oldest first: the provider's is the first. */
export async function listDomains(db: Database, projectId: string): Promise<Domain[]> {
  const rows = await db
    .select()
    .from(domains)
    .where(eq(domains.projectId, projectId))
    .orderBy(asc(domains.createdAt), asc(domains.id));
  return rows.map(({ id, type, domain, ssl, status }) => ({ domain_id: id, type, domain, ssl, status }));
}
