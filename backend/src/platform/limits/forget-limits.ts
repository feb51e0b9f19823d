import type { Database } from '../db/client.ts';
import { lt } from '../db/operators.ts';
import { limits } from '../db/schema.ts';

/** Deletes what limits counted in windows that are over. */
export async function deleteOldLimits(db: Database): Promise<void> {
  await db.delete(limits).where(lt(limits.expire, new Date()));
}
