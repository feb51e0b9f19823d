import { AppError } from '../../../platform/errors.ts';
import type { PageRecord, ProjectRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';

/** @throws AppError not_found */
export function requireProject(state: State, { project_id }: { project_id: string }): ProjectRecord {
  const project = state.projects.get(project_id);
  if (!project) throw new AppError('not_found', { message: 'This project does not exist.' });
  return project;
}

/** The page of a project. @throws AppError not_found */
export function requirePage(state: State, params: { project_id: string; page_id: string }): PageRecord {
  const page = state.pages.get(params.page_id);
  if (page?.projectId !== params.project_id) throw new AppError('not_found', { message: 'This page does not exist.' });
  return page;
}

/** The pages of a project. */
export const pagesOf = (state: State, projectId: string): PageRecord[] =>
  state.pages.all().filter((page) => page.projectId === projectId);
