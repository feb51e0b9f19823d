import type { EventData, EventPayload, EventType } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, sql } from '../../platform/db/operators.ts';
import { events } from '../../platform/db/schema.ts';
import { payloadOf } from '../deliveries/payload.ts';

const SAMPLES = 3;
const ID = '00000000-0000-4000-8000-000000000000';

const page = (projectId: string): EventData['page.created'] => ({
  id: ID,
  project_id: projectId,
  title: 'Launch day',
  slug: '/launch',
  url: 'https://shop.example.com/launch',
});

/** An invented event of each type, for projects where none happened yet. */
const INVENTED: { [T in EventType]: (projectId: string) => EventData[T] } = {
  'page.created': page,
  'page.published': page,
  'page.deleted': page,
  'lead.created': (project_id) => ({
    id: ID,
    project_id,
    page_id: ID,
    form_id: null,
    fields: { Name: 'Ana', Email: 'ana@example.com', Message: 'Do you deliver on Sundays?' },
    source: { referrer: '', utm_source: 'newsletter' },
    variant: null,
  }),
  'domain.activated': (project_id) => ({ id: ID, project_id, domain: 'shop.example.com' }),
  'webhook.test': (project_id) => ({ id: ID, project_id, message: 'This is a test. Your webhook works.' }),
};

/** The newest events of a type, as they are sent, or an invented one where there are none. */
export async function sampleEvents(
  db: Database,
  projectId: string,
  type: EventType,
): Promise<({ id: string } & EventPayload)[]> {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.projectId, projectId), eq(events.type, type)))
    .orderBy(sql`${events.createdAt} desc nulls last`)
    .limit(SAMPLES);
  if (rows.length > 0) return rows.map((row) => ({ id: row.id, ...payloadOf(row) }));
  const data = { ...INVENTED[type](projectId) };
  return [{ id: ID, ...payloadOf({ type, createdAt: new Date(), data }) }];
}
