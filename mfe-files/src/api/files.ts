import {
  type EndpointMutationOptions,
  hasCapability,
  send,
  useInvalidate,
  useMutation,
  usePagedList,
} from '@landfall/shared';
import { UPLOAD_KEY_HEADER } from '@landfall/shared/contracts';
import { deleteFile, listFiles, uploadFile } from '@landfall/shared/endpoints';
import { useCallback } from 'react';

/** The account's files, twenty at a time, polled every 5 minutes. */
export const useFiles = () => usePagedList(listFiles, { limit: 20, everySeconds: 300 });

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
