import type { Page, PageDetail } from '@landfall/shared/contracts';
import { siteOrigin } from '../scope.ts';
import type { PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';

/** Where visitors find a page. */
export function addressOf(state: State, { projectId, path }: Pick<PageRecord, 'projectId' | 'path'>): string {
  const site = state.projects.get(projectId)?.site ?? '';
  return `${siteOrigin(site)}${path}`;
}

/** Where the picture of a page's contents is; its name changes with them. */
export const previewPath = ({ id, version }: Pick<PageRecord, 'id' | 'version'>): string =>
  `/v1/files/previews/${id}-${version}.svg`;

/** A page as it travels. */
export const toPage = (state: State, page: PageRecord): Page => ({
  ...{ page_id: page.id, project_id: page.projectId, title: page.title, path: page.path },
  ...{ description: page.description, description_ai: page.descriptionAi, type: '', status: page.status },
  ...{ preview_img: previewPath(page), url: addressOf(state, page), bucket_scheme_last: '' },
  ...{ created_at: page.createdAt, updated_at: page.updatedAt, tags: page.tags, schedule: null },
  draft: page.status === 'inactive' && !page.wasOnline,
});

/** A page with what became of its generation. */
export const toPageDetail = (state: State, page: PageRecord): PageDetail => ({
  ...toPage(state, page),
  ...{ generation_error: '', robots: page.robots, image: '', generated_by: page.generatedBy },
  ...{ fallback_reason: '', writing: null },
});
