import type { StoredFile } from '@landfall/shared/contracts';
import { type Selection, useListActs, useListTexts } from '@landfall/shared/list';
import type { RefObject } from 'react';
import { FILE_LISTS, sendFileChanges, sendFileDeletion } from '../api/files.ts';
import { useFilesTexts } from '../texts.ts';

interface FileActsOptions {
  selection: Selection;
  /** Around the files. */
  list: RefObject<HTMLElement | null>;
  /** What has the focus once no file is left. */
  fallback: () => HTMLElement | null;
}

const idOf = ({ file_id }: StoredFile) => file_id;
const titleOf = ({ file_name }: StoredFile) => file_name;

/** What is done with one file or with several at once. */
export function useFileActs({ selection, list, fallback }: FileActsOptions) {
  const texts = useFilesTexts();
  const listTexts = useListTexts();
  const acts = useListActs<StoredFile>({
    idOf,
    titleOf,
    invalidates: FILE_LISTS,
    selection,
    list: () => list.current,
    fallback,
  });
  const withTag = (file: StoredFile, tag: string, isOn: boolean): Partial<StoredFile> => {
    const others = (file.tags ?? []).filter((each) => each !== tag);
    return { tags: isOn ? [...others, tag] : others };
  };
  return {
    ...acts,
    remove: (files: readonly StoredFile[]) =>
      void acts.act({
        entries: files,
        becomes: () => 'gone',
        call: sendFileDeletion,
        done: (count, { file_name }) =>
          count === 1 ? listTexts.deletedOne(file_name) : listTexts.deletedCount('file', count),
        failed: texts.deleteFailed,
        isDeletion: true,
      }),
    tag: (files: readonly StoredFile[], tag: string, isOn: boolean) =>
      void acts.act({
        entries: files,
        becomes: (file) => withTag(file, tag, isOn),
        call: (ids) => sendFileChanges({ action: isOn ? 'tag' : 'untag', ids, tag }),
        failed: listTexts.tagFailed,
        keepsSelection: true,
      }),
  };
}

export type FileActs = ReturnType<typeof useFileActs>;
