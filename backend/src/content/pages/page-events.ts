import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import type { pages } from '../../platform/db/schema.ts';
import { insertEvent, recordEvent } from '../../platform/events/record-event.ts';

type PageEvent = 'page.created' | 'page.published' | 'page.deleted';

/** Records what happened to a page, in the transaction that makes it happen. Of what is quiet nobody is told. */
export async function recordPageEvent(
  tx: Database,
  context: Pick<Context, 'jobs'>,
  type: PageEvent,
  { id, projectId, title, path }: Pick<typeof pages.$inferSelect, 'id' | 'projectId' | 'title' | 'path'>,
  { isQuiet = false } = {},
): Promise<void> {
  const origin = await siteOrigin(tx, projectId);
  const data = { id, project_id: projectId, title, slug: path, url: origin && `${origin}${path}` };
  if (isQuiet) await insertEvent(tx, { projectId, type, data });
  else await recordEvent(tx, context, { projectId, type, data });
}
