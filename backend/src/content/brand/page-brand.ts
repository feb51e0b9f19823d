import type { PageBrand } from '@landfall/page/compose/page-brand';
import type { Database } from '../../platform/db/client.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { asPageBrand } from './as-page-brand.ts';
import { readBrand } from './brand.ts';

/** A project's brand as pages are made with it. `chosen` are the ids of the pictures to use; null: all of them. */
export const pageBrand = async (
  db: Database,
  project: Pick<ProjectRow, 'id' | 'userId'>,
  chosen: readonly string[] | null,
): Promise<PageBrand> => asPageBrand(await readBrand(db, project), chosen);
