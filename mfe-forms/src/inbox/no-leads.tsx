import { EmptyState } from '@landfall/shared';
import type { LeadStatus } from '@landfall/shared/contracts';
import { CheckCheck, Inbox, SearchX, ShieldCheck } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';

/** Why no lead is shown. */
export function NoLeads({ status, words }: { status: LeadStatus | undefined; words: string }) {
  const texts = useAreaTexts();
  if (words) return <EmptyState icon={<SearchX size={32} />} title={texts.nothingFound(words)} />;
  if (status === 'spam')
    return <EmptyState icon={<ShieldCheck size={32} />} title={texts.noSpam} description={texts.noSpamHelp} />;
  if (status === 'new') return <EmptyState icon={<CheckCheck size={32} />} title={texts.noUnread} />;
  return <EmptyState icon={<Inbox size={32} />} title={texts.noLeads} description={texts.noLeadsHelp} />;
}
