import { run as change } from '../../../content/editor/stored-page-work.ts';
import { OUTDATED_DRAFT } from '../../../content/pages/outdated-draft.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { keepContents } from './keep-page.ts';
import { noteChange } from './known-state.ts';
import { editedContents } from './publish-edited.ts';
import { keepShared, sharedOf } from './shared-sections.ts';

/** Whether changes of a page wait in the editor. */
export const hasDraft = (state: State, { id }: PageRecord): boolean => Boolean(state.drafts.get(id)?.data);

/** Publishes what waits of a page in the editor, as a version. @throws AppError conflict where the page is newer */
export function publishDraft(state: State, page: PageRecord): PageRecord {
  const draft = state.drafts.get(page.id);
  if (!draft?.data) return page;
  if (draft.version < page.version) throw new AppError('conflict', { message: OUTDATED_DRAFT });
  const { contents, projectId } = page;
  const shared = sharedOf(state, projectId);
  const edited = change({ data: draft.data, model: contents.model, operations: [], shared });
  keepShared(state, projectId, edited.shared);
  const saved = keepContents(state, page, editedContents(contents, edited.page), { origin: 'saved' });
  noteChange(state, page.id, { version: saved.version, writer: draft.writer, data: null });
  return saved;
}
