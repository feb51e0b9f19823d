import { DEFAULT_TITLE_PATTERN, type Seo, type StoredFile } from '@landfall/shared/contracts';
import { readSeo, updateSeo } from '@landfall/shared/endpoints';
import { AppError } from '../../../platform/errors.ts';
import { answer, type Route } from '../api/route.ts';
import type { ProjectRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { requireProject } from './require.ts';

/** One of the account's pictures, with its path in the store. */
export function pictureOf(state: State, id: string | null | undefined): { file: StoredFile; key: string } | undefined {
  const found = id ? state.files.get(id) : undefined;
  if (!found?.type.startsWith('image/')) return undefined;
  return { file: found.file, key: `${found.file.path_parent}/${found.file.path_child}` };
}

const toSeo = (state: State, { seo }: ProjectRecord): Seo => ({
  title_pattern: seo?.title_pattern ?? DEFAULT_TITLE_PATTERN,
  description: seo?.description ?? '',
  robots: seo?.robots ?? 'index',
  image: pictureOf(state, seo?.image_id)?.file ?? null,
  favicon: pictureOf(state, seo?.favicon_id)?.file ?? null,
});

export const seoRoutes: readonly Route[] = [
  answer(readSeo, ({ state, params }) => ({ data: toSeo(state, requireProject(state, params)) })),
  answer(updateSeo, ({ state, params, body }) => {
    const project = requireProject(state, params);
    for (const field of ['image_id', 'favicon_id'] as const)
      if (body[field] && !pictureOf(state, body[field]))
        throw new AppError('invalid', { fields: { [field]: ['Please choose one of your images.'] } });
    return { data: toSeo(state, state.projects.change(project, { seo: body })), message: '' };
  }),
];
