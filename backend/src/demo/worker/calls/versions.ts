import type { PageVersion } from '@landfall/shared/contracts';
import { listPageVersions, notePageVersion, restorePageVersion, viewPageVersion } from '@landfall/shared/endpoints';
import { AppError } from '../../../platform/errors.ts';
import { answer, answerFile, type Route } from '../api/route.ts';
import { partOf } from '../lists/part.ts';
import { keepContents } from '../pages/keep-page.ts';
import { previewPath, toPage } from '../pages/page-answer.ts';
import { lookedAt } from '../sites/page-document.ts';
import { toLookAt } from '../sites/site-response.ts';
import type { PageRecord, VersionRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { requirePage } from './require.ts';

const versionsOf = (state: State, pageId: string): VersionRecord[] =>
  state.versions
    .all()
    .filter((version) => version.pageId === pageId)
    .toSorted((a, b) => b.number - a.number);

function requireVersion(state: State, page: PageRecord, id: string): VersionRecord {
  const version = state.versions.get(id);
  if (version?.pageId !== page.id) throw new AppError('not_found', { message: 'This version does not exist.' });
  return version;
}

const toVersion =
  (page: PageRecord) =>
  ({ id, number, origin, restoredFrom, note, createdAt }: VersionRecord): PageVersion => ({
    ...{ version_id: id, number, origin, restored_from: restoredFrom, note, created_at: createdAt },
    preview_img: previewPath({ id: page.id, version: number }),
    view_url: `/v1/editor/project/${page.projectId}/page/${page.id}/version/${id}/view`,
    current: number === page.version,
  });

export const versionRoutes: readonly Route[] = [
  answer(listPageVersions, ({ state, params, query }) => {
    const page = requirePage(state, params);
    return partOf(versionsOf(state, page.id), query, toVersion(page));
  }),
  answer(restorePageVersion, ({ state, params }) => {
    const page = requirePage(state, params);
    const { contents, number } = requireVersion(state, page, params.version_id);
    state.drafts.delete(page.id);
    return { data: toPage(state, keepContents(state, page, contents, { origin: 'restored', restoredFrom: number })) };
  }),
  answer(notePageVersion, ({ state, params, body }) => {
    const page = requirePage(state, params);
    const version = requireVersion(state, page, params.version_id);
    return { data: toVersion(page)(state.versions.change(version, { note: body.note })) };
  }),
  answerFile(viewPageVersion, ({ state, params }) => {
    const page = requirePage(state, params);
    return toLookAt(lookedAt(state, page, requireVersion(state, page, params.version_id).contents));
  }),
];
