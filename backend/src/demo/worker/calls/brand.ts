import type { BrandForm } from '@landfall/shared/contracts';
import { listTypePairs, previewBrand, readBrand, updateBrand } from '@landfall/shared/endpoints';
import { brandPreviewOf, typePairs } from '../../../content/brand/brand-looks.ts';
import type { KeptBrand, KeptPicture } from '../../../platform/db/kept-brand.ts';
import { AppError } from '../../../platform/errors.ts';
import { answer, type Route } from '../api/route.ts';
import { brandOfProject } from '../pages/brand-of-project.ts';
import { sizeOf } from '../pages/show-file.ts';
import type { State } from '../state/state.ts';
import { requireProject } from './require.ts';

/** One of the account's pictures, with its size in pixels. @throws AppError not_found, invalid, beside its field */
async function measured(state: State, field: string, file_id: string): Promise<KeptPicture> {
  const file = state.files.get(file_id);
  const gone = 'This picture does not exist any more.';
  if (!file) throw new AppError('not_found', { message: gone, fields: { [field]: [gone] } });
  const size = await sizeOf(file);
  if (!size) throw new AppError('invalid', { fields: { [field]: ['Please choose one of your images.'] } });
  return { file_id, ...size };
}

async function keptBrand(state: State, { logo, pictures, ...looks }: BrandForm): Promise<KeptBrand> {
  const brand: KeptBrand = {
    ...looks,
    logo: logo ? await measured(state, 'logo', logo.file_id) : null,
    pictures: [],
  };
  for (const picture of pictures)
    brand.pictures.push({ ...picture, ...(await measured(state, 'pictures', picture.file_id)) });
  return brand;
}

export const brandRoutes: readonly Route[] = [
  answer(readBrand, ({ state, params }) => ({ data: brandOfProject(state, requireProject(state, params)) })),
  answer(updateBrand, async ({ state, params, body }) => {
    const project = requireProject(state, params);
    const changed = state.projects.change(project, { brand: await keptBrand(state, body) });
    return { data: brandOfProject(state, changed), message: '' };
  }),
  answer(previewBrand, ({ state, params, query }) => {
    requireProject(state, params);
    return { data: brandPreviewOf(query.colour) };
  }),
  // The editor's fonts lie in the folder: their addresses are the server's own.
  answer(listTypePairs, () => ({ data: typePairs() })),
];
