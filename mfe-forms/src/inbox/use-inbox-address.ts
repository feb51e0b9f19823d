import { useSearchParam } from '@landfall/shared';
import type { LeadStatus } from '@landfall/shared/contracts';

const STATUSES: readonly string[] = ['new', 'spam'] satisfies LeadStatus[];

/** What of a project's leads the address names: of which form, in which state, with which words. */
export function useInboxAddress() {
  const [form, setForm] = useSearchParam('form');
  const [named, setStatus] = useSearchParam('status');
  const [words, setWords] = useSearchParam('q');
  const status = STATUSES.includes(named) ? (named as LeadStatus) : undefined;
  return { form, setForm, status, setStatus, words, setWords };
}

export type InboxAddress = ReturnType<typeof useInboxAddress>;
