import type { Attention, AttentionKind, ProjectSteps } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { and, desc, eq, isNotNull, lt, ne, or, type SQL, sql } from '../../platform/db/operators.ts';
import { domains, forms, leads, pages, receivers, statCounts } from '../../platform/db/schema.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { receiverThing } from '../deliveries/receiver-thing.ts';

/** Things of one kind that are named. */
const MOST = 3;
/** Milliseconds after which a lead that nobody has read needs somebody. */
const UNREAD_AFTER = 2 * 24 * 60 * 60 * 1000;
/** Unread leads that are looked at, the newest of those that wait. */
const LEADS_LOOKED_AT = 300;
/** Visitors from which on a page counts as shared: its owner has looked at it, too. */
const VISITORS = 5;
/** Rows of counts that are looked at for these: the newest come first. */
const COUNTS_LOOKED_AT = 200;

type Found = Omit<Attention, 'kind'> & { kind: AttentionKind };

const exists = (query: SQL) => sql<boolean>`exists (${query})`;

/** How far a project has come: one row, each column a look into an index. */
async function readSteps(db: Database, projectId: string): Promise<ProjectSteps> {
  const recent = sql`select visitors from ${statCounts}
    where project_id = ${projectId} and kind = 'site' order by at desc limit ${COUNTS_LOOKED_AT}`;
  const [steps] = (
    (await db.execute(sql`select
      ${exists(sql`select from ${pages} where project_id = ${projectId}`)} as page,
      ${exists(sql`select from ${pages} where project_id = ${projectId} and status = 'active'`)} as published,
      ${exists(sql`select from ${domains} where project_id = ${projectId} and type = 'custom' and status = 'active'`)} as domain,
      ${exists(sql`select from ${receivers} where project_id = ${projectId} and enabled`)} as connected,
      ${exists(sql`select from ${leads} where project_id = ${projectId} and status <> 'spam'`)}
        or coalesce((select sum(visitors) from (${recent}) counted), 0) >= ${VISITORS} as visited`)) as unknown as {
      rows: ProjectSteps[];
    }
  ).rows;
  if (!steps) throw new Error('A query without a table answers one row.');
  return steps;
}

async function waitingDomains(db: Database, projectId: string): Promise<Found[]> {
  const rows = await db
    .select({ id: domains.id, domain: domains.domain, claimedAt: domains.claimedAt })
    .from(domains)
    .where(and(eq(domains.projectId, projectId), eq(domains.type, 'custom'), ne(domains.status, 'active')))
    .orderBy(domains.claimedAt)
    .limit(MOST);
  return rows.map(({ id, domain, claimedAt }) => ({
    ...{ kind: 'domain_waiting', thing: 'domain', id, name: domain, count: 0 },
    since: toEpochSeconds(claimedAt),
  }));
}

async function failingReceivers(db: Database, projectId: string): Promise<Found[]> {
  const fails = or(and(receivers.enabled, isNotNull(receivers.failingSince)), isNotNull(receivers.disabledReason));
  const rows = await db
    .select()
    .from(receivers)
    .where(and(eq(receivers.projectId, projectId), fails))
    .orderBy(desc(receivers.createdAt))
    .limit(MOST);
  return rows.map(({ id, kind, enabled, url, description, failingSince }) => ({
    ...{ thing: receiverThing(kind), id, name: description || url || kind, count: 0 },
    kind: enabled ? 'endpoint_failing' : 'endpoint_off',
    since: failingSince && toEpochSeconds(failingSince),
  }));
}

async function unreadLeads(db: Database, projectId: string, now: number): Promise<Found[]> {
  const waiting = db
    .select({ formId: leads.formId, createdAt: leads.createdAt })
    .from(leads)
    .where(
      and(eq(leads.projectId, projectId), eq(leads.status, 'new'), lt(leads.createdAt, new Date(now - UNREAD_AFTER))),
    )
    // As the index spells it; otherwise every lead is sorted.
    .orderBy(sql`${leads.createdAt} desc nulls last`)
    .limit(LEADS_LOOKED_AT)
    .as('waiting');
  const count = sql<number>`count(*)::int`;
  const rows = await db
    .select({
      ...{ id: waiting.formId, count },
      title: forms.title,
      pageTitle: forms.pageTitle,
      since: sql<number>`extract(epoch from min(${waiting.createdAt}))::bigint::float8`,
    })
    .from(waiting)
    .leftJoin(forms, eq(forms.id, waiting.formId))
    .groupBy(waiting.formId, forms.title, forms.pageTitle)
    .orderBy(desc(count))
    .limit(MOST);
  return rows.map(({ id, title, pageTitle, ...row }) => ({
    ...{ kind: 'leads_unread', thing: 'form', id: id ?? '', name: title || pageTitle || '', ...row },
  }));
}

async function failedPages(db: Database, projectId: string): Promise<Found[]> {
  const rows = await db
    .select({ id: pages.id, title: pages.title, updatedAt: pages.updatedAt })
    .from(pages)
    .where(and(eq(pages.projectId, projectId), ne(pages.generationError, ''), ne(pages.status, 'pending')))
    .orderBy(desc(pages.updatedAt))
    .limit(MOST);
  return rows.map(({ id, title, updatedAt }) => ({
    ...{ kind: 'page_failed', thing: 'page', id, name: title, count: 0, since: toEpochSeconds(updatedAt) },
  }));
}

/** How far a project has come, and what of it needs somebody: a few of each kind, what visitors suffer from first. */
export async function readOverview(db: Database, projectId: string, now = Date.now()) {
  const [steps, ...found] = await Promise.all([
    readSteps(db, projectId),
    waitingDomains(db, projectId),
    failedPages(db, projectId),
    failingReceivers(db, projectId),
    unreadLeads(db, projectId, now),
  ]);
  return { steps, attention: found.flat() };
}
