import { TRASH_DAYS, type TrashEntry } from '@landfall/shared/contracts';
import { deleteFromTrash, listTrash, restoreFromTrash } from '@landfall/shared/endpoints';
import { AppError } from '../../../platform/errors.ts';
import { answer, type Route } from '../api/route.ts';
import { partOf } from '../lists/part.ts';
import { now } from '../moment.ts';
import { forgetParts, leaveSite } from '../pages/forget-page.ts';
import type { FileRecord, LeadRecord, PageRecord, TrashRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { pagesOf } from './require.ts';

type Row = { page: PageRecord; file: FileRecord; lead: LeadRecord };

const titleOf = (row: TrashRecord['row']): string => {
  if ('file' in row) return row.file.file_name;
  return 'title' in row ? row.title : (Object.values(row.fields).find(Boolean) ?? '');
};

/** Moves something to the trash: it can be restored as it was. */
export function moveToTrash<K extends keyof Row>(state: State, kind: K, row: Row[K]): void {
  const projectId = 'projectId' in row ? row.projectId : '';
  state.trash.put({ id: row.id, kind, title: titleOf(row), projectId, deletedAt: now(), row });
  if (kind === 'page') {
    state.pages.delete(row.id);
    leaveSite(state, row.id);
  }
  if (kind === 'file') state.files.delete(row.id);
  if (kind === 'lead') state.leads.delete(row.id);
}

function requireEntry(state: State, id: string): TrashRecord {
  const entry = state.trash.get(id);
  if (!entry) throw new AppError('not_found', { message: 'This is not in the trash any more.' });
  return entry;
}

/** The page's own path, or where that was taken meanwhile the next that is free. */
function freePath(state: State, { projectId, path }: PageRecord): string {
  const taken = new Set(pagesOf(state, projectId).map((page) => page.path));
  let free = path;
  for (let number = 2; taken.has(free); number += 1) free = `${path === '/' ? '/page' : path}-${number}`;
  return free;
}

/** Puts a row back where it was. Returns the path that a page has. */
function putBack(state: State, { row }: TrashRecord): string {
  if ('file' in row) return state.files.put(row) && '';
  if ('fields' in row) return state.leads.put(row) && '';
  return state.pages.put({ ...row, path: freePath(state, row) }).path;
}

/** Deletes what waits in the trash for good, with what belongs to it. */
function forget(state: State, { id, kind }: TrashRecord): void {
  state.trash.delete(id);
  if (kind === 'page') forgetParts(state, id);
}

const DAY = 24 * 60 * 60;

/** Forgets what was in the trash long enough. */
export function emptyTrash(state: State): void {
  for (const entry of state.trash.all()) if (entry.deletedAt < now() - TRASH_DAYS * DAY) forget(state, entry);
}

const accountName = (state: State): string => state.accounts.get('account')?.name ?? '';

const toEntry =
  (state: State) =>
  ({ id, kind, title, projectId, deletedAt }: TrashRecord): TrashEntry => ({
    ...{ id, kind, title, project_id: projectId, project_name: state.projects.get(projectId)?.name ?? '' },
    ...{ deleted_by: accountName(state), deleted_at: deletedAt, expires_at: deletedAt + TRASH_DAYS * DAY },
  });

export const trashRoutes: readonly Route[] = [
  answer(listTrash, ({ state, query }) => {
    const { kind, project_id } = query;
    const found = state.trash
      .all()
      .filter((entry) => (!kind || entry.kind === kind) && (!project_id || entry.projectId === project_id))
      .toSorted((a, b) => b.deletedAt - a.deletedAt);
    return partOf(found, query, toEntry(state));
  }),
  answer(restoreFromTrash, ({ state, params }) => {
    const entry = requireEntry(state, params.id);
    const path = putBack(state, entry);
    state.trash.delete(entry.id);
    return { data: { id: entry.id, kind: entry.kind, title: entry.title, path } };
  }),
  answer(deleteFromTrash, ({ state, params }) => {
    forget(state, requireEntry(state, params.id));
    return { message: '' };
  }),
];
