import { hasCapability, useSearchParam } from '@landfall/shared';
import type { LeadStatus } from '@landfall/shared/contracts';
import { useListAddress } from '@landfall/shared/list';

const STATUSES: readonly string[] = ['new', 'spam'] satisfies LeadStatus[];

/** What of a project's leads the address names: of which form, in which state, with which words, in which order. */
export function useInboxAddress() {
  const [form, setForm] = useSearchParam('form');
  const [named, setStatus] = useSearchParam('status');
  const [words, setWords] = useSearchParam('q');
  const list = useListAddress(
    { filters: { status: ['new', 'spam'] }, sorts: ['-created_at', 'created_at'] },
    hasCapability('lists.query'),
  );
  const status = STATUSES.includes(named) ? (named as LeadStatus) : undefined;
  return { form, setForm, status, setStatus, words, setWords, list };
}

export type InboxAddress = ReturnType<typeof useInboxAddress>;
