import type { Database } from '../../platform/db/client.ts';
import type { LeadFilter } from './find-leads.ts';
import { toLead } from './lead-answer.ts';
import { leadParts } from './lead-parts.ts';

/** A project's leads as one JSON list, oldest first, in pieces. */
export async function* leadsJson(db: Database, projectId: string, filter: LeadFilter): AsyncGenerator<Buffer> {
  yield Buffer.from('[');
  let separator = '';
  for await (const rows of leadParts(db, projectId, filter)) {
    yield Buffer.from(separator + rows.map((row) => JSON.stringify(toLead(row))).join(',\n'));
    separator = ',\n';
  }
  yield Buffer.from(']');
}
