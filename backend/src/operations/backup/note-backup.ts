import type { Database } from '../../platform/db/client.ts';
import { audit } from '../admin/audit.ts';

/** What the audit log calls a backup: one of ours, and one that somebody made with other tools. */
export const BACKUP_ACTS = ['backup', 'backup note'] as const;

/** Stored files alone: the database's own tools copy its rows, and whether they did nobody knows until it is noted. */
export const FILES_BACKUP_ACT = 'backup of files';

/** Notes a backup that was finished, so that its age can be watched. */
export const noteBackup = (
  db: Database,
  act: (typeof BACKUP_ACTS)[number] | typeof FILES_BACKUP_ACT,
  subject: string,
): Promise<void> => audit(db, { actor: 'command line', act, subject });
