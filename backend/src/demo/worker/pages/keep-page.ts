import type { PageVersion } from '@landfall/shared/contracts';
import { AppError } from '../../../platform/errors.ts';
import { OWN_PLAN } from '../calls/plans.ts';
import { pagesOf } from '../calls/require.ts';
import { tellPublished } from '../calls/tell.ts';
import { now } from '../moment.ts';
import type { PageContents, PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { moveRedirects, takePath } from './redirects.ts';

/** @throws AppError slug_taken */
export function requireFreePath(state: State, projectId: string, path: string, except = ''): void {
  const isTaken = pagesOf(state, projectId).some((page) => page.path === path && page.id !== except);
  const fields = { slug: ['Another page of this project has this path.'] };
  if (isTaken) throw new AppError('slug_taken', { fields });
}

function addVersion(
  state: State,
  page: PageRecord,
  origin: PageVersion['origin'],
  restoredFrom: number | null = null,
): void {
  const { id: pageId, version: number, contents, updatedAt: createdAt } = page;
  state.versions.put({
    ...{ id: crypto.randomUUID(), pageId, number, origin, restoredFrom, note: '' },
    createdAt,
    contents,
  });
}

type NewPage = Pick<
  PageRecord,
  'projectId' | 'title' | 'path' | 'description' | 'descriptionAi' | 'generatedBy' | 'contents'
> &
  Pick<PageRecord, 'pictures'> & {
    isDraft: boolean;
  };

/** Adds a page with its contents. @throws AppError slug_taken, plan_limit */
export function addPage(state: State, { isDraft, ...parts }: NewPage): PageRecord {
  requireFreePath(state, parts.projectId, parts.path);
  const { project_pages_max } = OWN_PLAN.features;
  if (pagesOf(state, parts.projectId).length >= (project_pages_max ?? 0))
    throw new AppError('plan_limit', { message: `Your plan allows up to ${project_pages_max} pages in a project.` });
  takePath(state, parts.projectId, parts.path);
  const at = now();
  const page = state.pages.put({
    ...{
      id: crypto.randomUUID(),
      status: isDraft ? 'inactive' : 'active',
      wasOnline: !isDraft,
      robots: 'index',
      tags: [],
    },
    ...{ version: 1, createdAt: at, updatedAt: at },
    ...parts,
  });
  addVersion(state, page, parts.descriptionAi ? 'generated' : 'created');
  if (!isDraft) tellPublished(state, page);
  return page;
}

/** Changes a page's settings, and whether it is online. */
export function changePage(state: State, page: PageRecord, parts: Partial<PageRecord>): PageRecord {
  if (parts.path !== undefined) requireFreePath(state, page.projectId, parts.path, page.id);
  const isOnline = (parts.status ?? page.status) === 'active';
  if (parts.path !== undefined && parts.path !== page.path) moveRedirects(state, page, parts.path);
  const changed = state.pages.change(page, { ...parts, wasOnline: page.wasOnline || isOnline, updatedAt: now() });
  if (isOnline && page.status !== 'active') tellPublished(state, changed);
  return changed;
}

/** Gives a page other contents, as a version. */
export function keepContents(
  state: State,
  page: PageRecord,
  contents: PageContents,
  { origin, restoredFrom, ...parts }: { origin: PageVersion['origin']; restoredFrom?: number } & Partial<PageRecord>,
): PageRecord {
  const changed = state.pages.change(page, { ...parts, contents, version: page.version + 1, updatedAt: now() });
  addVersion(state, changed, origin, restoredFrom);
  return changed;
}
