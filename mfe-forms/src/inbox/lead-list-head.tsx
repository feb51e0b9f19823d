import type { Lead } from '@landfall/shared/contracts';
import { ListHead, type Selection, TrashButton, useListTexts } from '@landfall/shared/list';
import { MailCheck, MailOpen, ShieldAlert, ShieldCheck, Trash2 } from 'lucide-react';
import { LEAD_LISTS } from '../api/leads.ts';
import type { InboxAddress } from '../lib/use-inbox-address.ts';
import { useAreaTexts } from '../texts.ts';
import { StatusChoice } from './status-choice.tsx';
import type { LeadActs } from './use-lead-acts.ts';

interface LeadListHeadProps {
  projectId: string;
  address: InboxAddress;
  selection: Selection;
  /** The selected leads. */
  selected: readonly Lead[];
  acts: LeadActs;
}

/** Search, state and order of the leads, and what can be done with those that are selected. */
export function LeadListHead({ projectId, address, selection, selected, acts }: LeadListHeadProps) {
  const texts = useAreaTexts();
  const listTexts = useListTexts();
  const isSpam = address.status === 'spam';
  const mark = [
    { id: 'read', label: texts.markRead, icon: MailCheck, onChoose: () => acts.mark(selected, 'read') },
    { id: 'new', label: texts.markUnread, icon: MailOpen, onChoose: () => acts.mark(selected, 'new') },
    { id: 'spam', label: texts.markSpam, icon: ShieldAlert, onChoose: () => acts.mark(selected, 'spam') },
  ];
  const unmark = [
    { id: 'read', label: texts.noSpamAction, icon: ShieldCheck, onChoose: () => acts.mark(selected, 'read') },
  ];
  return (
    <ListHead
      address={address.list}
      searchLabel={listTexts.search('lead')}
      choices={[
        {
          name: 'sort',
          label: listTexts.sort,
          value: address.list.sort,
          options: [
            { value: '', label: listTexts.newest },
            { value: 'created_at', label: listTexts.oldest },
          ],
        },
      ]}
      selection={selection}
      acts={acts}
      actions={[
        ...(isSpam ? unmark : mark),
        {
          id: 'delete',
          label: listTexts.delete,
          icon: Trash2,
          isDangerous: true,
          onChoose: () => acts.remove(selected),
        },
      ]}
      before={<StatusChoice chosen={address.status} onChoose={address.setStatus} />}
      frame={{ p: '3' }}
    >
      <TrashButton kind="lead" projectId={projectId} invalidates={LEAD_LISTS} />
    </ListHead>
  );
}
