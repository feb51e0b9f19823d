import { createHash, randomUUID } from 'node:crypto';
import type { CreateDomain, DomainRecords } from '@landfall/shared/contracts';
import { assertMayPublish, planLimit } from '../../commerce/entitlements.ts';
import { wantedRecords } from '../../delivery/domains/dns.ts';
import { recordDomainEvent } from '../../delivery/domains/domain-events.ts';
import { customDomainName, providerDomainName } from '../../delivery/domains/domain-name.ts';
import { pauseAfter } from '../../delivery/domains/domain-state.ts';
import { type DomainRow, domainInUse } from '../../delivery/domains/domains.ts';
import { isResting, releaseNames } from '../../delivery/domains/released-names.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, count, eq, ne } from '../../platform/db/operators.ts';
import { domains, projects, users } from '../../platform/db/schema.ts';
import { isUniqueViolation } from '../../platform/db/unique-violation.ts';
import { AppError } from '../../platform/errors.ts';
import type { ProjectRow } from '../projects/projects.ts';

/** Provider subdomains of one project: more would only keep names from others. */
const MAX_PROVIDER = 10;

/**
 * Adds a domain to a project. A provider subdomain works at once; a custom domain is a claim that waits for its proof,
 * which any number of projects may have of one name: the proof decides.
 * @throws AppError invalid, conflict (taken, or in this project already), plan_limit, not_found
 */
export async function addDomain(
  context: Pick<Context, 'db' | 'config' | 'jobs'>,
  account: Account,
  project: ProjectRow,
  form: CreateDomain,
): Promise<DomainRow> {
  const { db, config } = context;
  assertMayPublish(account);
  const custom = form.type === 'custom';
  const domain = custom ? customDomainName(form.domain, config) : providerDomainName(form.domain, config);
  const add = db.transaction(async (tx) => {
    // The account's row puts its additions in a row: of many at once, only as many as fit are counted in.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, account.id)).for('update');
    await (custom ? assertCustomRoom(tx, account) : assertProviderRoom(tx, project.id));
    await assertFree(tx, domain, { projectId: project.id, userId: account.id });
    const [row] = await tx
      .insert(domains)
      .values(newRow(project.id, domain, form.type, config))
      .returning();
    if (!row) throw new AppError('internal');
    if (row.status === 'active') await recordDomainEvent(tx, context, row);
    return row;
  });
  return add.catch((error) => {
    if (isUniqueViolation(error, 'domains_project_name')) throw hasAlready(error);
    if (isUniqueViolation(error, 'domains_held')) throw domainInUse(error);
    throw error;
  });
}

const hasAlready = (cause?: unknown): AppError => {
  const message = 'This project has this domain already.';
  return new AppError('conflict', { message, fields: { domain: [message] }, cause });
};

/**
 * The records that a custom domain would wait for, refused where adding it would be. Registers nothing: they are the
 * same ones when it is added, so that they can be set before.
 * @throws AppError invalid, conflict (taken, or in this project already), plan_limit
 */
export async function recordsBefore(
  { db, config }: Pick<Context, 'db' | 'config'>,
  account: Account,
  project: ProjectRow,
  typed: string,
): Promise<DomainRecords> {
  assertMayPublish(account);
  const domain = customDomainName(typed, config);
  const mine = and(eq(domains.projectId, project.id), eq(domains.domain, domain));
  const [known] = await db.select({ id: domains.id }).from(domains).where(mine);
  if (known) throw hasAlready();
  await assertCustomRoom(db, account);
  await assertFree(db, domain, { projectId: project.id, userId: account.id });
  return { domain, checks: wantedRecords(domain, proofOf(project.id, domain), config.cdnCname) };
}

/** What the TXT record says. No secret: it is public once it is set, and only who manages the name can set it. */
const proofOf = (projectId: string, domain: string): string =>
  `landfall-verify=${createHash('sha256').update(`${projectId} ${domain}`).digest('hex').slice(0, 32)}`;

function newRow(projectId: string, domain: string, type: CreateDomain['type'], config: Config) {
  const base = { id: randomUUID(), projectId, type, domain };
  if (type === 'provider') return { ...base, ssl: config.sitesScheme === 'https', status: 'active' as const };
  const proof = proofOf(projectId, domain);
  const nextCheckAt = new Date(Date.now() + pauseAfter(0));
  return { ...base, held: false, ssl: false, status: 'pending' as const, proof, nextCheckAt };
}

async function assertCustomRoom(tx: Database, account: Account): Promise<void> {
  const { id, plan } = account;
  const max = plan.features.custom_domain ? plan.features.custom_domain_max : 0;
  const [owned] = await tx
    .select({ count: count() })
    .from(domains)
    .innerJoin(projects, eq(projects.id, domains.projectId))
    .where(and(eq(projects.userId, id), eq(domains.type, 'custom')));
  if (Number(owned?.count) < max) return;
  const message = max > 0 ? `Your plan allows up to ${max} custom domains.` : 'Your plan has no custom domains.';
  throw planLimit(account, message);
}

async function assertProviderRoom(tx: Database, projectId: string): Promise<void> {
  const mine = and(eq(domains.projectId, projectId), eq(domains.type, 'provider'));
  const [owned] = await tx.select({ count: count() }).from(domains).where(mine);
  if (Number(owned?.count) < MAX_PROVIDER) return;
  throw new AppError('plan_limit', { message: `A project can have up to ${MAX_PROVIDER} subdomains.` });
}

/** Only what works somewhere, or rests, is taken: a claim without proof keeps nobody away. @throws AppError conflict */
async function assertFree(
  tx: Database,
  domain: string,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> {
  const [active] = await tx
    .select({ projectId: domains.projectId })
    .from(domains)
    .where(and(eq(domains.domain, domain), eq(domains.status, 'active'), ne(domains.projectId, projectId)));
  if (active || (await isResting(tx, domain, userId))) throw domainInUse();
}

/** Makes an active domain the one that the pages' addresses begin with. @throws AppError conflict, not_found */
export async function makePrimary(db: Database, project: ProjectRow, domainId: string): Promise<DomainRow> {
  return db.transaction(async (tx) => {
    // The project's row puts choices in a row: of two at once, the later one stands.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for('update');
    const mine = eq(domains.projectId, project.id);
    await tx
      .update(domains)
      .set({ primary: false })
      .where(and(mine, ne(domains.id, domainId)));
    const [row] = await tx
      .update(domains)
      .set({ primary: true })
      .where(and(mine, eq(domains.id, domainId), eq(domains.status, 'active')))
      .returning();
    if (row) return row;
    const [known] = await tx
      .select({ id: domains.id })
      .from(domains)
      .where(and(mine, eq(domains.id, domainId)));
    if (!known) throw new AppError('not_found', { message: 'This domain does not exist.' });
    throw new AppError('conflict', { message: 'Only an active domain can be the primary one.' });
  });
}

/** Takes a domain away: its address answers no more. @throws AppError not_found */
export async function removeDomain(db: Database, project: ProjectRow, domainId: string): Promise<void> {
  const mine = and(eq(domains.id, domainId), eq(domains.projectId, project.id));
  const gone = await db.transaction(async (tx) => {
    await releaseNames(tx, project.userId, mine);
    return tx.delete(domains).where(mine).returning({ id: domains.id });
  });
  if (gone.length === 0) throw new AppError('not_found', { message: 'This domain does not exist.' });
}
