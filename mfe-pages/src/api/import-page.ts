import { type MutationOptions, send, useMutation } from '@landfall/shared';
import type { ImportedPage, ImportPage } from '@landfall/shared/contracts';
import { importPage, listPages } from '@landfall/shared/endpoints';

/** Makes a page that is not online out of HTML. @throws ApiError */
export const sendImport = async (project_id: string, body: ImportPage): Promise<ImportedPage> =>
  (await send(importPage, { params: { project_id }, body })).data;

export const useMakeImport = <I>(
  make: (input: I) => Promise<ImportedPage>,
  options: MutationOptions<I, ImportedPage>,
) => useMutation(make, { invalidates: [listPages], ...options });
