import { hasCapability } from '@landfall/shared';
import { domainStatus } from '@landfall/shared/contracts';
import { useListAddress } from '@landfall/shared/list';

const SORTS = ['domain', '-domain', 'status', '-status'] as const;

/** What of a project's domains the address names. */
export const useDomainAddress = () =>
  useListAddress({ filters: { status: domainStatus.options }, sorts: SORTS }, hasCapability('lists.query'));

export type DomainAddress = ReturnType<typeof useDomainAddress>;
