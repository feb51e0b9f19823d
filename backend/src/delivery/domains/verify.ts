import type { Context } from '../../platform/context.ts';
import { and, eq, ne } from '../../platform/db/operators.ts';
import { domains } from '../../platform/db/schema.ts';
import { isUniqueViolation } from '../../platform/db/unique-violation.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyOwner } from '../../platform/notifications/notify-account.ts';
import { lookUpRecords, wantedRecords } from './dns.ts';
import { recordDomainEvent } from './domain-events.ts';
import { afterLookup } from './domain-state.ts';
import { type DomainRow, domainInUse } from './domains.ts';

type Reader = Pick<Context, 'db' | 'config' | 'jobs' | 'log'>;

/**
 * Looks a custom domain's records up and keeps what follows: active once both are there, error once the claim has run
 * out. Proof beats every claim that has none.
 * @throws AppError conflict (another project has proven it), not_found (removed meanwhile)
 */
export async function checkDomain(context: Reader, row: DomainRow): Promise<DomainRow> {
  const { db, config, log } = context;
  const wanted = wantedRecords(row.domain, row.proof, config.cdnCname);
  const result = await lookUpRecords(wanted, config.dnsServers);
  const now = new Date();
  try {
    return await db.transaction(async (tx) => {
      // Every claim of the name, always in the same order: two that are proven at once do not wait for each other.
      const claims = await tx
        .select()
        .from(domains)
        .where(eq(domains.domain, row.domain))
        .orderBy(domains.id)
        .for('update');
      const current = claims.find(({ id }) => id === row.id);
      if (!current) throw new AppError('not_found', { message: 'This domain does not exist.' });
      const outcome = afterLookup(current, result, now);
      if (outcome.status === 'active') {
        const others = and(eq(domains.domain, row.domain), ne(domains.id, row.id), ne(domains.status, 'active'));
        await tx.update(domains).set({ held: false, status: 'error', nextCheckAt: null }).where(others);
      }
      const ssl = outcome.status === 'active' && config.sitesScheme === 'https';
      // A domain that does not work any more cannot stand in the pages' addresses.
      const primary = current.primary && outcome.status === 'active';
      const [saved] = await tx
        .update(domains)
        .set({ ...outcome, ssl, primary, checks: result.checks, checkedAt: now })
        .where(eq(domains.id, row.id))
        .returning();
      if (outcome.status !== current.status) {
        log.info({ domainId: row.id, domain: row.domain, from: current.status, to: outcome.status }, 'Domain changed');
        if (outcome.status === 'active') await recordDomainEvent(tx, context, row);
        if (outcome.status === 'error' && current.status === 'active')
          await notifyOwner(tx, row.projectId, { type: 'domain.lost', subjectId: row.id, name: row.domain });
      }
      return saved ?? current;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'domains_held')) throw domainInUse(error);
    throw error;
  }
}

/**
 * `checkDomain` because a person asked: a claim that was given up is looked after again, but keeps nobody away.
 * @throws AppError conflict, not_found
 */
export async function verifyDomain(context: Reader, row: DomainRow): Promise<DomainRow> {
  if (row.type === 'provider') return row;
  if (row.status !== 'error') return checkDomain(context, row);
  const [again] = await context.db
    .update(domains)
    .set({ status: 'pending', held: false, claimedAt: new Date(), misses: 0 })
    .where(and(eq(domains.id, row.id), eq(domains.status, 'error')))
    .returning();
  return checkDomain(context, again ?? row);
}
