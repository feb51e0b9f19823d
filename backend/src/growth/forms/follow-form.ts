import type { FormSettings } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/operators.ts';
import { forms, receivers } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { followEvents } from '../../platform/events/consumers.ts';

/** Whether a form writes to anybody. */
const writes = ({ notify, autoresponder }: FormSettings): boolean =>
  (notify ?? []).length > 0 || autoresponder?.enabled === true;

/** Has the events of a project come to its forms, if any of them writes to somebody: all do until they are told otherwise. Its row is held. */
export async function followForms(tx: Database, projectId: string): Promise<void> {
  const rows = await tx.select({ settings: forms.settings }).from(forms).where(eq(forms.projectId, projectId));
  await followEvents(
    tx,
    projectId,
    'forms',
    rows.some(({ settings }) => settings === null || writes(settings)),
  );
}

/** @throws AppError invalid, for connections that the project does not have */
export async function requireConnections(tx: Database, projectId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx.select({ id: receivers.id }).from(receivers).where(eq(receivers.projectId, projectId));
  if (ids.some((id) => !rows.some((row) => row.id === id)))
    throw new AppError('invalid', { fields: { integrations: ['This connection does not exist.'] } });
}
