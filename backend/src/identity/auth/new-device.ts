import type { Database } from '../../platform/db/client.ts';
import { desc, eq } from '../../platform/db/operators.ts';
import { sessions } from '../../platform/db/schema.ts';
import { notifyAccount } from '../../platform/notifications/notify-account.ts';
import { deviceName } from './device-name.ts';

/** Sessions of an account that are looked at for the device. */
const MOST = 50;

/**
 * Tells an account that somebody signs in from a device that none of its sessions is of; the first one of all is no news.
 * Before the session is opened.
 */
export async function tellOfNewDevice(tx: Database, userId: string, userAgent: string): Promise<void> {
  const known = await tx
    .select({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(MOST);
  const device = deviceName(userAgent);
  if (known.length === 0 || known.some((session) => deviceName(session.userAgent) === device)) return;
  await notifyAccount(tx, userId, { type: 'session.new', name: device });
}
