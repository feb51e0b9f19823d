import type { DomainDetail } from '@landfall/shared/contracts';
import { listDomains } from '@landfall/shared/endpoints';
import { type Selection, useListActs } from '@landfall/shared/list';
import { sendDomainChanges } from '../api/domains.ts';
import { useAreaTexts } from '../texts.ts';

interface DomainActsOptions {
  projectId: string;
  selection: Selection;
  /** Around the rows. */
  list: () => HTMLElement | null;
}

/** What is done with several domains at once. */
export function useDomainActs({ projectId, selection, list }: DomainActsOptions) {
  const texts = useAreaTexts();
  const acts = useListActs<DomainDetail>({
    idOf: ({ domain_id }) => domain_id,
    titleOf: ({ domain }) => domain,
    invalidates: [listDomains],
    selection,
    list,
    fallback: () => document.querySelector<HTMLElement>('[data-add-domain]'),
  });
  return {
    ...acts,
    check: (entries: readonly DomainDetail[]) =>
      void acts.act({
        entries,
        call: (ids) => sendDomainChanges(projectId, { action: 'verify', ids }),
        done: (count) => texts.domainsChecked(count),
        failed: texts.failed,
        keepsSelection: true,
      }),
    remove: (entries: readonly DomainDetail[]) =>
      acts.act({
        entries,
        call: (ids) => sendDomainChanges(projectId, { action: 'delete', ids }),
        done: (count, { domain }) => (count === 1 ? texts.domainRemoved(domain) : texts.domainsRemoved(count)),
        failed: texts.failed,
      }),
  };
}
