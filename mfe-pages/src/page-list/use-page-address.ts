import { hasCapability } from '@landfall/shared';
import { pageSorts, pageStatus } from '@landfall/shared/contracts';
import { useListAddress } from '@landfall/shared/list';

/** What of a project's pages the address names. */
export const usePageAddress = () =>
  useListAddress(
    { filters: { status: pageStatus.options, tag: null }, sorts: pageSorts },
    hasCapability('lists.query'),
  );

export type PageAddress = ReturnType<typeof usePageAddress>;
