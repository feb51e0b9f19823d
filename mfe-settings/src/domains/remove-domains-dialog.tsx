import { Text, useLanguage } from '@landfall/shared';
import type { DomainDetail } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { withElement } from '@landfall/shared/with-element';
import { useAreaTexts } from '../texts.ts';

interface RemoveDomainsDialogProps {
  /** Two or more. */
  domains: readonly DomainDetail[];
  /** All domains of the project. */
  all: readonly DomainDetail[];
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  isPending: boolean;
}

/** Asks before several domains are removed, and says so where no other one works: the site goes offline with them. */
export function RemoveDomainsDialog(props: RemoveDomainsDialogProps) {
  const { domains, all, open, onClose, onConfirm, isPending } = props;
  const texts = useAreaTexts();
  const language = useLanguage();
  const working = all.filter(({ status }) => status === 'active');
  const isMeant = ({ domain_id }: DomainDetail) => domains.some((each) => each.domain_id === domain_id);
  const isLast = working.length > 0 && working.every(isMeant);
  const list = new Intl.ListFormat(language === 'default' ? 'en' : language);
  const named = list.format((isLast ? working : domains).map(({ domain }) => domain));
  const question = isLast
    ? working.length === 1
      ? texts.lastDomainQuestion
      : texts.lastDomainsQuestion
    : texts.removeDomainsQuestion;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onConfirm}
      title={isLast ? texts.lastDomainTitle : texts.removeDomainsTitle(domains.length)}
      confirmLabel={texts.removeDomain}
      pending={isPending}
      finalFocus={() => document.querySelector<HTMLElement>('[data-add-domain]')}
    >
      <Text overflowWrap="anywhere">{withElement(question, <strong>{named}</strong>)}</Text>
    </ConfirmDialog>
  );
}
