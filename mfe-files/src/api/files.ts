import {
  type EndpointMutationOptions,
  hasCapability,
  type MutationOptions,
  send,
  useInvalidate,
  useMutation,
  usePagedList,
  useQuery,
} from '@landfall/shared';
import {
  type BulkFiles,
  type BulkResult,
  type FileListQuery,
  type ReplacedFile,
  type StoredFile,
  UPLOAD_KEY_HEADER,
} from '@landfall/shared/contracts';
import {
  changeFiles,
  deleteFile,
  listFiles,
  listFileTags,
  listFileUses,
  renameFile,
  replaceFile,
  undoReplacing,
  uploadFile,
} from '@landfall/shared/endpoints';
import { useCallback } from 'react';

/** The account's files, twenty at a time, polled every 5 minutes. */
export const useFiles = (query: Omit<FileListQuery, 'page' | 'limit' | 'cursor'>) =>
  usePagedList(listFiles, { query, limit: 20, everySeconds: 300 });

/** What is read again once files were changed. */
export const FILE_LISTS = [listFiles, listFileTags];

/** The tags of the files, most used first; nothing where lists answer nothing. */
export const useFileTags = () => useQuery(listFileTags, hasCapability('lists.query') ? {} : null).data?.data ?? [];

export const useFileUses = (file_id: string) => useQuery(listFileUses, { params: { file_id } });

export const useRenameFile = (options: EndpointMutationOptions<typeof renameFile>) =>
  useMutation(renameFile, { invalidates: FILE_LISTS, ...options });

interface Replacement {
  file_id: string;
  file: Blob;
  fileName: string;
}

/** Puts another content in the place of a file's. */
export const useReplaceFile = (options: MutationOptions<Replacement, ReplacedFile>) =>
  useMutation(({ file_id, ...form }: Replacement) => send(replaceFile, { params: { file_id }, form }), {
    invalidates: FILE_LISTS,
    ...options,
  });

/** Puts back what a file held before: `path_child` is of what is taken back. @throws ApiError */
export const sendUndoReplacing = (
  file_id: string,
  body: Pick<StoredFile, 'path_child'> & { previous_path_child: string },
) => send(undoReplacing, { params: { file_id }, body });

/** Does the same to several files. @throws ApiError */
export const sendFileChanges = async (body: BulkFiles): Promise<readonly BulkResult[]> =>
  (await send(changeFiles, { body })).data;

/** Moves files to the trash. @throws ApiError */
export async function sendFileDeletion(ids: readonly string[]): Promise<readonly BulkResult[]> {
  const [file_id, ...more] = ids;
  if (file_id === undefined || more.length > 0) return sendFileChanges({ action: 'delete', ids: [...ids] });
  await send(deleteFile, { params: { file_id } });
  return [{ id: file_id, ok: true }];
}

/** A function that reads the files again. */
export function useRefreshFiles(): () => Promise<unknown> {
  const invalidate = useInvalidate();
  return useCallback(() => invalidate(listFiles), [invalidate]);
}

export const useDeleteFile = (options: EndpointMutationOptions<typeof deleteFile>) =>
  useMutation(deleteFile, { invalidates: [listFiles], ...options });

interface Upload {
  /** However often it is sent, a backend that can do so stores it once. */
  key: string;
  file: Blob;
  fileName: string;
  signal: AbortSignal;
  /** Told the share of bytes sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** @throws ApiError */
export function sendUpload({ key, file, fileName, ...options }: Upload) {
  const headers: Record<string, string> = hasCapability('uploads.once') ? { [UPLOAD_KEY_HEADER]: key } : {};
  return send(uploadFile, { form: { file, fileName }, headers, ...options });
}
