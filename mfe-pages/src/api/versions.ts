import { hasCapability, type MutationOptions, send, useMutation, useQuery } from '@landfall/shared';
import type { PageVersion } from '@landfall/shared/contracts';
import { listPages, listPageVersions, notePageVersion, restorePageVersion } from '@landfall/shared/endpoints';

const PER_PAGE = 10;

/** A page's versions, ten at a time, newest first. */
export const useVersionList = (project_id: string, page_id: string, page: number) =>
  useQuery(
    listPageVersions,
    { params: { project_id, page_id }, query: { page, limit: PER_PAGE } },
    { keepPrevious: true },
  );

/** The newest version of a page; nothing is read where no backend keeps any. */
export const useNewestVersion = (project_id: string, page_id: string) =>
  useQuery(
    listPageVersions,
    hasCapability('pages.history') ? { params: { project_id, page_id }, query: { page: 1, limit: 1 } } : null,
  );

export const useRestoreVersion = (
  project_id: string,
  page_id: string,
  options: MutationOptions<PageVersion, unknown>,
) =>
  useMutation(
    ({ version_id }: PageVersion) => send(restorePageVersion, { params: { project_id, page_id, version_id } }),
    { invalidates: [listPageVersions, listPages], ...options },
  );

/** A note of one of several versions. */
interface VersionNote {
  version: PageVersion;
  note: string;
}

export const useNoteVersion = (project_id: string, page_id: string, options: MutationOptions<VersionNote, unknown>) =>
  useMutation(
    ({ version: { version_id }, note }: VersionNote) =>
      send(notePageVersion, { params: { project_id, page_id, version_id }, body: { note } }),
    { invalidates: [listPageVersions], nameOf: ({ version }) => version.version_id, ...options },
  );
