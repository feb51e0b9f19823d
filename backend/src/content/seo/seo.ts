import { DEFAULT_TITLE_PATTERN, type Seo, type SeoForm } from '@landfall/shared/contracts';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/client.ts';
import { and, eq } from '../../platform/db/operators.ts';
import { files, projectSeo } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toStoredFile } from '../files/files.ts';

const images = alias(files, 'seo_images');
const favicons = alias(files, 'seo_favicons');

/** The project's settings for search engines; the defaults where nothing was set. */
export async function readSeo(db: Database, projectId: string): Promise<Seo> {
  const [row] = await db
    .select({ seo: projectSeo, image: images, favicon: favicons })
    .from(projectSeo)
    .leftJoin(images, eq(images.id, projectSeo.imageId))
    .leftJoin(favicons, eq(favicons.id, projectSeo.faviconId))
    .where(eq(projectSeo.projectId, projectId));
  return {
    title_pattern: row?.seo.titlePattern ?? DEFAULT_TITLE_PATTERN,
    description: row?.seo.description ?? '',
    robots: row?.seo.robots ?? 'index',
    image: row?.image ? toStoredFile(row.image) : null,
    favicon: row?.favicon ? toStoredFile(row.favicon) : null,
  };
}

/**
 * Keeps the settings; published pages carry them from their next request on.
 * @throws AppError invalid on `image_id` or `favicon_id`: no picture of this account
 */
export async function writeSeo(db: Database, userId: string, projectId: string, form: SeoForm): Promise<void> {
  const imageId = form.image_id || null;
  const faviconId = form.favicon_id || null;
  const values = {
    titlePattern: form.title_pattern,
    description: form.description ?? '',
    robots: form.robots,
    imageId,
    faviconId,
  };
  await db.transaction(async (tx) => {
    for (const [field, fileId] of [
      ['image_id', imageId],
      ['favicon_id', faviconId],
    ] as const) {
      if (fileId) await requirePicture(tx, userId, field, fileId);
    }
    await tx
      .insert(projectSeo)
      .values({ projectId, ...values })
      .onConflictDoUpdate({ target: projectSeo.projectId, set: { ...values, updatedAt: new Date() } });
  });
}

/** The row is held, so that a picture which is deleted at the same time is either refused or forgotten. */
async function requirePicture(tx: Database, userId: string, field: string, fileId: string): Promise<void> {
  const [file] = await tx
    .select({ contentType: files.contentType })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.userId, userId)))
    .for('key share');
  if (file?.contentType.startsWith('image/')) return;
  throw new AppError('invalid', { fields: { [field]: ['Please choose one of your images.'] } });
}
