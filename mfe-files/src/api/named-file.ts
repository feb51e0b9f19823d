import { hasCapability, useQuery } from '@landfall/shared';
import { readFile } from '@landfall/shared/endpoints';

/** One file by its id; of none, nothing yet. Only a backend whose lists answer knows single files. */
export const useFile = (file_id: string) =>
  useQuery(readFile, file_id && hasCapability('lists.query') ? { params: { file_id } } : null);
