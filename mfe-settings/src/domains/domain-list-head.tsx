import type { DomainStatus } from '@landfall/shared/contracts';
import { ListHead, useListTexts } from '@landfall/shared/list';
import { useAreaTexts } from '../texts.ts';
import type { DomainAddress } from './use-domain-address.ts';

/** How the states are called that the list can be narrowed to. */
export function useDomainStatusNames(): Record<DomainStatus, string> {
  const texts = useAreaTexts();
  return { active: texts.statusActive, pending: texts.statusPending, error: texts.statusError };
}

/** Search and filter of the domains; their headers sort them. */
export function DomainListHead({ address }: { address: DomainAddress }) {
  const texts = useListTexts();
  const names = useDomainStatusNames();
  return (
    <ListHead
      address={address}
      searchLabel={texts.search('domain')}
      choices={[
        {
          name: 'status',
          label: texts.status,
          value: address.filters.status,
          options: [
            { value: '', label: texts.allStatuses },
            ...(['active', 'pending', 'error'] as const).map((value) => ({ value, label: names[value] })),
          ],
        },
      ]}
    />
  );
}
