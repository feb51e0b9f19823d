import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import { eq } from '../../platform/db/operators.ts';
import { siteCodes } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readObject } from '../artefacts/read-object.ts';
import { copyKey } from '../routes/route-copies.ts';

const siteCode = v.object({
  siteId: v.string(),
  head: v.string(),
  bodyEnd: v.string(),
  asks: v.boolean(),
  askText: v.string(),
  privacyUrl: v.string(),
  etag: v.string(),
});

/** The owner's code for the pages of a site, and what visitors are asked before. */
export type SiteCode = v.InferOutput<typeof siteCode>;

async function codeInStore(storage: Storage, siteId: string): Promise<SiteCode | null> {
  try {
    const content = await readObject(storage, copyKey.code(siteId));
    return v.parse(siteCode, JSON.parse(content.toString()));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/**
 * The code that a route names: from the database, and while that is away from the store, which has a copy of it. Null where
 * it has changed since. @throws Error where nobody can tell
 */
export async function readSiteCode(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  siteId: string,
  etag: string,
): Promise<SiteCode | null> {
  const copy = await codeInStore(storage, siteId).catch(() => null);
  if (copy?.etag === etag) return copy;
  const [row] = await db.select().from(siteCodes).where(eq(siteCodes.siteId, siteId));
  return row?.etag === etag ? row : null;
}
