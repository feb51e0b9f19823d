import type { PageBrand } from '@landfall/page/compose/page-brand';
import type { Brand } from '@landfall/shared/contracts';
import { asPageBrand } from '../../../content/brand/as-page-brand.ts';
import { brandOf, EMPTY_BRAND } from '../../../content/brand/brand-of.ts';
import type { ProjectRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';

/** A project's brand, without the files that are gone. */
export function brandOfProject(state: State, { brand = EMPTY_BRAND }: ProjectRecord): Brand {
  const library = state.files.all().map(({ id, file }) => [id, { file, credit: file.credit ?? '' }] as const);
  return brandOf(brand, new Map(library));
}

/** The same as pages are made with it. `chosen` are the ids of the pictures to use; all of them where it is left out. */
export const pageBrandOf = (state: State, project: ProjectRecord, chosen?: readonly string[] | undefined): PageBrand =>
  asPageBrand(brandOfProject(state, project), chosen ?? null);
