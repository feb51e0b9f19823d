import { randomUUID } from 'node:crypto';
import type { DomainDetail, domainListQuery } from '@landfall/shared/contracts';
import type * as v from 'valibot';
import type { Config } from '../../platform/config.ts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { and, asc, eq, inArray } from '../../platform/db/operators.ts';
import { domains } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { matchesSearch, searchWords } from '../../platform/search/search-words.ts';
import { wantedRecords } from './dns.ts';
import { isReservedName, newProviderName } from './provider-name.ts';

export type DomainRow = typeof domains.$inferSelect;

/** Names that are tried before giving up; a collision of random ends is one in two thousand million. */
const TRIES = 5;

/** Who has it is nobody's business. */
export const domainInUse = (cause?: unknown): AppError =>
  new AppError('conflict', {
    message: 'This domain is already in use.',
    fields: { domain: ['This domain is already in use.'] },
    cause,
  });

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

/** The project's domain. @throws AppError not_found */
export async function requireDomain(db: Database, projectId: string, domainId: string): Promise<DomainRow> {
  const [row] = await db
    .select()
    .from(domains)
    .where(and(eq(domains.id, domainId), eq(domains.projectId, projectId)));
  if (!row) throw new AppError('not_found', { message: 'This domain does not exist.' });
  return row;
}

type DomainQuery = v.InferOutput<typeof domainListQuery>;

/** Those of a project's domains that a query lets through, in its order. */
function asked(all: DomainDetail[], { q, status, sort }: DomainQuery): DomainDetail[] {
  const isAsked = (entry: DomainDetail) =>
    (!status || entry.status === status) && (!q?.trim() || matchesSearch(searchWords([entry.domain]), q));
  const found = all.filter(isAsked);
  if (!sort) return found;
  const by = sort.endsWith('status') ? 'status' : 'domain';
  const sign = sort.startsWith('-') ? -1 : 1;
  // One word after the other: names are plain letters, and equal ones keep their order.
  return found.sort((a, b) => sign * (a[by] < b[by] ? -1 : Number(a[by] > b[by])));
}

/** The project's domains, oldest first unless the query says otherwise: the provider's is the first. */
export async function listDomains(
  db: Database,
  projectId: string,
  config: Pick<Config, 'cdnCname'>,
  query: DomainQuery = {},
): Promise<DomainDetail[]> {
  const rows = await db
    .select()
    .from(domains)
    .where(eq(domains.projectId, projectId))
    .orderBy(asc(domains.createdAt), asc(domains.id));
  const taken = await takenNames(db, rows);
  const active = rows.filter(({ status }) => status === 'active');
  // Without a choice the oldest is the one.
  const primary = active.find((row) => row.primary) ?? active[0];
  const all = rows.map((row) => ({
    ...toDomain(row, config, row === primary),
    ...(row.status !== 'active' && taken.has(row.domain) && { taken: true }),
  }));
  return asked(all, query);
}

/** Of a project's claims, the names that are proven in another project. */
async function takenNames(db: Database, rows: readonly DomainRow[]): Promise<Set<string>> {
  const claims = rows.filter(({ status }) => status !== 'active').map(({ domain }) => domain);
  if (claims.length === 0) return new Set();
  const held = await db
    .select({ domain: domains.domain })
    .from(domains)
    .where(and(inArray(domains.domain, claims), eq(domains.status, 'active')));
  return new Set(held.map(({ domain }) => domain));
}

/** One of the project's domains as it travels. @throws AppError not_found */
export async function readDomain(
  db: Database,
  row: DomainRow,
  config: Pick<Config, 'cdnCname'>,
): Promise<DomainDetail> {
  const all = await listDomains(db, row.projectId, config);
  const found = all.find(({ domain_id }) => domain_id === row.id);
  if (!found) throw new AppError('not_found', { message: 'This domain does not exist.' });
  return found;
}

function toDomain(row: DomainRow, { cdnCname }: Pick<Config, 'cdnCname'>, primary: boolean): DomainDetail {
  const { id, type, domain, ssl, status } = row;
  const checks = type === 'custom' ? (row.checks ?? wantedRecords(domain, row.proof, cdnCname)) : [];
  const checked_at = row.checkedAt ? toEpochSeconds(row.checkedAt) : null;
  return { domain_id: id, type, domain, ssl, status, primary, checks, checked_at };
}
