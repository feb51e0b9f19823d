import { ListHead, SHORT_LIST_HEAD_HEIGHT, useListKeys, useListTexts } from '@landfall/shared/list';
import { useDomainStatusNames } from './domain-status-names.ts';
import type { DomainAddress } from './use-domain-address.ts';

interface DomainListHeadProps {
  address: DomainAddress;
  /** Around the rows. */
  list: () => ParentNode | null;
  onDelete: (id: string) => void;
  onNew: () => void;
}

/** Search, filter, order and keys of the domains. */
export default function DomainListHead({ address, ...keys }: DomainListHeadProps) {
  const texts = useListTexts();
  const names = useDomainStatusNames();
  useListKeys({ ...keys, isOn: true });
  return (
    <ListHead
      address={address}
      frame={{ mb: '4', minH: SHORT_LIST_HEAD_HEIGHT }}
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
        {
          name: 'sort',
          label: texts.sort,
          value: address.sort,
          options: [
            { value: '', label: texts.oldest },
            { value: 'domain', label: texts.nameUp },
            { value: '-domain', label: texts.nameDown },
            { value: 'status', label: texts.status },
          ],
        },
      ]}
    />
  );
}
