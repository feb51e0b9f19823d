import type { FormSettings } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { and, asc, eq, gt, inArray, isNull, not, sql } from '../../platform/db/operators.ts';
import { eventConsumers, forms, projects, receivers } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { followEvents } from '../../platform/events/consumers.ts';

/** Whether a form writes to anybody: all do until they are told otherwise. */
const writes = ({ settings, file }: { settings: FormSettings | null; file: string }): boolean =>
  settings === null || file !== '' || (settings.notify ?? []).length > 0 || settings.autoresponder?.enabled === true;

/** Has the events of a project come to its forms, if any of them writes to somebody. Its row is held. */
export async function followForms(tx: Database, projectId: string): Promise<void> {
  const { settings, file } = forms;
  const rows = await tx.select({ settings, file }).from(forms).where(eq(forms.projectId, projectId));
  await followEvents(tx, projectId, 'forms', rows.some(writes));
}

/** Projects that are looked after at a time: few enough for each to be found by an index. */
const BATCH = 100;

/**
 * Has events come to forms that nobody has told otherwise, where they do not: processes of an earlier release that run
 * beside this one end that, and begin it for no form.
 */
export async function followUntoldForms(db: Database): Promise<void> {
  let last = '';
  for (;;) {
    const untold = await db
      .selectDistinct({ id: forms.projectId })
      .from(forms)
      .where(and(isNull(forms.settings), gt(forms.projectId, last)))
      .orderBy(asc(forms.projectId))
      .limit(BATCH);
    if (untold.length === 0) return;
    const ids = untold.map(({ id }) => id);
    const isFollowed = sql`exists (
      select from ${eventConsumers} c where c.project_id = ${projects.id} and c.consumer = 'forms')`;
    // Projects that are held are changed just now, and looked after by who holds them or the next time.
    await db.execute(sql`
      insert into ${eventConsumers} (project_id, consumer)
      select id, 'forms' from ${projects} where ${and(inArray(projects.id, ids), not(isFollowed))}
      for key share of projects skip locked
      on conflict do nothing`);
    last = ids.at(-1) ?? last;
  }
}

/** @throws AppError invalid, for connections that the project does not have */
export async function requireConnections(tx: Database, projectId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx.select({ id: receivers.id }).from(receivers).where(eq(receivers.projectId, projectId));
  if (ids.some((id) => !rows.some((row) => row.id === id)))
    throw new AppError('invalid', { fields: { integrations: ['This connection does not exist.'] } });
}
