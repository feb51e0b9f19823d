import type { DomainDetail } from '@landfall/shared/contracts';
import { Action, RowMenu } from '@landfall/shared/overlay';
import { ListChecks, RefreshCw, Star, Trash2 } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';

export interface DomainActions {
  onRecords: (domain: DomainDetail) => void;
  onCheck: (domain: DomainDetail) => void;
  onPrimary: (domain: DomainDetail) => void;
  onRemove: (domain: DomainDetail) => void;
}

/** What can be done with one domain. */
export function DomainMenu({ domain, actions }: { domain: DomainDetail; actions: DomainActions }) {
  const texts = useAreaTexts();
  const { onRecords, onCheck, onPrimary, onRemove } = actions;
  return (
    <RowMenu aria-label={texts.actionsOf(domain.domain)}>
      {domain.checks.length > 0 && (
        <>
          <Action value="records" icon={ListChecks} label={texts.dnsRecords} onChoose={() => onRecords(domain)} />
          <Action value="check" icon={RefreshCw} label={texts.checkAgain} onChoose={() => onCheck(domain)} />
        </>
      )}
      {domain.status === 'active' && !domain.primary && (
        <Action value="primary" icon={Star} label={texts.makePrimary} onChoose={() => onPrimary(domain)} />
      )}
      <Action value="remove" icon={Trash2} label={texts.removeDomain} isDangerous onChoose={() => onRemove(domain)} />
    </RowMenu>
  );
}
