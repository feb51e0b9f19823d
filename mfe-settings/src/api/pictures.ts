import { ApiError, type MutationOptions, send, useMutation, useQuery } from '@landfall/shared';
import type { FoundPicture, PictureSource, StoredFile } from '@landfall/shared/contracts';
import { findPictures, listFiles, listPictureSources, takePicture, uploadFile } from '@landfall/shared/endpoints';

const PER_PAGE = 20;

/** What is looked for, and where. */
export interface PictureSearch {
  source: PictureSource;
  q: string;
  page: number;
}

export const useFoundPictures = (query: PictureSearch) => useQuery(findPictures, { query });

export const usePictureSources = () => useQuery(listPictureSources, {});

/** Twenty of the account's files. */
export const useFilePage = (page: number) =>
  useQuery(listFiles, { query: { page, limit: PER_PAGE } }, { keepPrevious: true });

/** Copies found pictures into the account's files; each once at a time. */
export const useTakePicture = (project_id: string, options: MutationOptions<FoundPicture, { data: StoredFile }>) =>
  useMutation(({ source, id }: FoundPicture) => send(takePicture, { params: { project_id }, body: { source, id } }), {
    invalidates: [listFiles],
    nameOf: ({ id }) => id,
    ...options,
  });

/** Puts a picture among the account's files. */
export const useUploadPicture = (options: MutationOptions<File, StoredFile>) =>
  useMutation(
    async (file: File) => {
      const form = { file, fileName: file.name };
      // Who is told of the progress is not held to a time: a slow connection may carry a large picture, too.
      const response = await send(uploadFile, { form, onProgress: () => {} });
      if (!response) throw new ApiError('The picture was stored, but is not known.', 0, undefined);
      return response.data;
    },
    { invalidates: [listFiles], ...options },
  );
