import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { DomainRow } from './domains.ts';

/** Records that a domain works from now on, in the transaction that says so. */
export async function recordDomainEvent(
  tx: Database,
  context: Pick<Context, 'jobs'>,
  { id, projectId, domain }: Pick<DomainRow, 'id' | 'projectId' | 'domain'>,
): Promise<void> {
  await recordEvent(tx, context, { projectId, type: 'domain.activated', data: { id, project_id: projectId, domain } });
}
