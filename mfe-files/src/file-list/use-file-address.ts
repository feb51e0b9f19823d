import { hasCapability } from '@landfall/shared';
import { fileKind, fileSorts } from '@landfall/shared/contracts';
import { useListAddress } from '@landfall/shared/list';

/** What of the library the address names. `view=compact` is a list in the place of the cards. */
export const useFileAddress = () =>
  useListAddress({ filters: { kind: fileKind.options, tag: null }, sorts: fileSorts }, hasCapability('lists.query'));

export type FileAddress = ReturnType<typeof useFileAddress>;
