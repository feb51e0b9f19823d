import { hasCapability, useDialog } from '@landfall/shared';
import type { DomainDetail } from '@landfall/shared/contracts';
import { ListHead, type Selection, SHORT_LIST_HEAD_HEIGHT, useListKeys, useListTexts } from '@landfall/shared/list';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';
import { useDomainStatusNames } from './domain-status-names.ts';
import { RemoveDomainsDialog } from './remove-domains-dialog.tsx';
import { useDomainActs } from './use-domain-acts.ts';
import type { DomainAddress } from './use-domain-address.ts';

interface DomainListHeadProps {
  projectId: string;
  address: DomainAddress;
  /** All domains of the project, and those that the list shows. */
  all: readonly DomainDetail[];
  shown: readonly DomainDetail[];
  selection: Selection;
  /** Around the rows. */
  list: () => HTMLElement | null;
  /** Asks before one domain is removed. */
  onRemove: (domain: DomainDetail) => void;
  onNew: () => void;
}

/** Search, filter, order and keys of the domains, and what can be done with those that are selected. */
export default function DomainListHead(props: DomainListHeadProps) {
  const { projectId, address, all, shown, selection, list, onRemove, onNew } = props;
  const texts = useListTexts();
  const words = useAreaTexts();
  const names = useDomainStatusNames();
  const acts = useDomainActs({ projectId, selection, list });
  const { dialog, show, close } = useDialog<'remove', readonly DomainDetail[]>();
  const selected = shown.filter(({ domain_id }) => selection.has(domain_id));
  const canChange = hasCapability('domains.write');

  const remove = (domains: readonly DomainDetail[]) => {
    const [first, ...more] = domains;
    if (!first || !canChange) return;
    if (more.length === 0) onRemove(first);
    else show('remove', domains);
  };
  useListKeys({
    list,
    isOn: true,
    onNew,
    onDelete: (id) => remove(selection.has(id) ? selected : shown.filter(({ domain_id }) => domain_id === id)),
    ...(canChange && { onSelect: selection.toggle }),
    onLeave: selection.count > 0 ? selection.clear : undefined,
  });
  const waiting = selected.filter(({ checks }) => checks.length > 0);
  return (
    <>
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
        selection={selection}
        acts={acts}
        actions={[
          // A subdomain of ours has no records to look up.
          ...(waiting.length > 0
            ? [{ id: 'check', label: words.checkAgain, icon: RefreshCw, onChoose: () => acts.check(waiting) }]
            : []),
          {
            id: 'remove',
            label: words.removeDomain,
            icon: Trash2,
            isDangerous: true,
            onChoose: () => remove(selected),
          },
        ]}
      />
      {dialog && (
        <RemoveDomainsDialog
          key={dialog.number}
          domains={dialog.about}
          all={all}
          open={dialog.open}
          onClose={close}
          isPending={acts.isPending}
          onConfirm={() => void acts.remove(dialog.about).then(close)}
        />
      )}
    </>
  );
}
