import type { SearchHit } from '@landfall/shared/contracts';
import { searchAccount } from '@landfall/shared/endpoints';
import { readPaging } from '../../../platform/http/paging.ts';
import { answer, type Route } from '../api/route.ts';
import { holds } from '../lists/search.ts';
import type { State } from '../state/state.ts';
import { libraryOf } from './files.ts';

/** Everything that can be found, of a kind at a time. */
function everything(state: State): SearchHit[][] {
  const nameOf = (id: string) => state.projects.get(id)?.name ?? '';
  const of = (project_id: string) => ({ project_id, project_name: nameOf(project_id) });
  return [
    state.projects.all().map(({ id, name }) => ({ kind: 'project', id, title: name, detail: '', ...of(id) })),
    state.pages
      .all()
      .map(({ id, title, path, projectId }) => ({ kind: 'page', id, title, detail: path, ...of(projectId) })),
    libraryOf(state).map(({ id, file }) => ({ kind: 'file', id, title: file.file_name, detail: '', ...of('') })),
    state.leads.all().map(({ id, fields, page_title, projectId }) => {
      const values = Object.values(fields).filter(Boolean);
      return { kind: 'lead', id, title: values.join(', ').slice(0, 100), detail: page_title, ...of(projectId) };
    }),
  ];
}

export const searchRoutes: readonly Route[] = [
  answer(searchAccount, ({ state, query: { q, limit } }) => ({
    data: everything(state).flatMap((hits) =>
      hits.filter(({ title, detail }) => holds([title, detail], q)).slice(0, readPaging({ limit }, 20).limit),
    ),
  })),
];
