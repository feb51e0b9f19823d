import { randomUUID } from 'node:crypto';
import type { Instance } from '../chaos/instance.ts';
import { seedPlans } from '../commerce/plans/seed.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/client.ts';
import { migrate } from '../platform/db/migrate.ts';
import { events } from '../platform/db/schema.ts';
import { startJobs } from '../platform/jobs/pg-boss.ts';
import { createLog } from '../platform/log.ts';

const TYPE = 'project:landing:page';
const BATCH = 1_000;

/** Makes projects with a webhook each. Returns their ids. */
export async function subscribe(instance: Instance, count: number, url: string): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const body = { name: `Shop ${index}`, description: 'A bakery in Porto.', tipo: TYPE, type: TYPE };
    const { data } = await instance.call('POST', '/v1/api/project/new', body);
    const id = String(data.project_id);
    const hook = await instance.call('POST', `/v1/api/project/${id}/webhook`, {
      url: `${url}/${index}`,
      events: ['*'],
    });
    if (hook.status !== 201) throw new Error(`The webhook was not added: ${hook.status}`);
    ids.push(id);
  }
  return ids;
}

/** Writes events that nobody took over yet, with their jobs, as forms would have caused them. Nothing else may run. */
export async function writeBacklog(env: Record<string, string>, projectIds: string[], count: number): Promise<void> {
  const config: Config = readConfig(env);
  const database = await openDatabase(config);
  await migrate(database, seedPlans);
  const jobs = await startJobs(database, createLog('silent'));
  const fields = { Name: 'Ana', Email: 'ana@example.com', Message: 'Do you deliver on Sundays? '.repeat(10) };
  for (let done = 0; done < count; done += BATCH) {
    await database.db.transaction(async (tx) => {
      const rows = Array.from({ length: Math.min(BATCH, count - done) }, (_, index) => {
        const projectId = projectIds[(done + index) % projectIds.length] ?? '';
        const [id, leadId] = [randomUUID(), randomUUID()];
        const data = { id: leadId, project_id: projectId, page_id: leadId, form_id: null, fields };
        return { id, projectId, type: 'lead.created' as const, subjectId: leadId, data, pending: ['webhooks'] };
      });
      await tx.insert(events).values(rows);
      await jobs.enqueueWith(
        tx,
        'event.webhooks',
        rows.map(({ id }) => ({ payload: { eventId: id }, key: id })),
      );
    });
  }
  await jobs.stop();
  await database.close();
}
