import type { Brand, BrandForm } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import type { KeptBrand, KeptPicture } from '../../platform/db/kept-brand.ts';
import { and, eq, inArray } from '../../platform/db/operators.ts';
import { files, projectBrands } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { pictureSize } from '../../platform/media/picture-size.ts';
import { toStoredFile } from '../files/files.ts';
import { keyOf } from '../files/upload.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { brandOf, EMPTY_BRAND, fileIdsOf } from './brand-of.ts';

type FileRow = typeof files.$inferSelect;
type Owned = Pick<ProjectRow, 'id' | 'userId'>;

/** The account's files among these, by id. */
async function filesOf(db: Database, userId: string, ids: readonly string[]): Promise<Map<string, FileRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.userId, userId), inArray(files.id, [...ids])));
  return new Map(rows.map((file) => [file.id, file]));
}

/** A project's brand without the files that are gone; an empty one where nothing was set. */
export async function readBrand(db: Database, project: Owned): Promise<Brand> {
  const [row] = await db.select().from(projectBrands).where(eq(projectBrands.projectId, project.id));
  const brand = row?.brand ?? EMPTY_BRAND;
  const found = await filesOf(db, project.userId, fileIdsOf(brand));
  return brandOf(
    brand,
    new Map(Array.from(found, ([id, row]) => [id, { file: toStoredFile(row), credit: row.credit }])),
  );
}

const missing = (field: string) => {
  const message = 'This picture does not exist any more.';
  return new AppError('not_found', { message, fields: { [field]: [message] } });
};

/**
 * Keeps a project's brand; pages that are written from then on have it.
 * @throws AppError not_found on `logo` or `pictures`: no file of this account; invalid: no picture
 */
export async function writeBrand(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  project: Owned,
  { logo, pictures, ...looks }: BrandForm,
): Promise<void> {
  const found = await filesOf(db, project.userId, fileIdsOf({ logo, pictures }));
  const measured = async (field: string, file_id: string): Promise<KeptPicture> => {
    const file = found.get(file_id);
    if (!file) throw missing(field);
    const size = file.contentType.startsWith('image/') ? await pictureSize(storage, keyOf(file)) : null;
    if (!size) throw new AppError('invalid', { fields: { [field]: ['Please choose one of your images.'] } });
    return { file_id, ...size };
  };
  const brand: KeptBrand = {
    ...looks,
    logo: logo ? await measured('logo', logo.file_id) : null,
    pictures: [],
  };
  // One by one: each holds some memory while its beginning is read.
  for (const picture of pictures) brand.pictures.push({ ...picture, ...(await measured('pictures', picture.file_id)) });
  await db
    .insert(projectBrands)
    .values({ projectId: project.id, brand })
    .onConflictDoUpdate({ target: projectBrands.projectId, set: { brand, updatedAt: new Date() } });
}
