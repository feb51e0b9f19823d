import { Button, Flex } from '@landfall/shared';
import type { Form, Lead, LeadStatus } from '@landfall/shared/contracts';
import { Mail, MailOpen, ShieldAlert, ShieldCheck, Trash2 } from 'lucide-react';
import { emailOf } from '../lib/lead-name.ts';
import { useAreaTexts } from '../texts.ts';

interface LeadActionsProps {
  lead: Lead;
  form: Form | undefined;
  /** What it is being marked as. */
  pending: LeadStatus | undefined;
  onMark: (status: LeadStatus) => void;
  onDelete: () => void;
}

/** The answer as the person's own mail program writes it. */
function replyAddress(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

/** What can be done with a lead: answered, marked, put aside, deleted. */
export function LeadActions({ lead, form, pending, onMark, onDelete }: LeadActionsProps) {
  const texts = useAreaTexts();
  const isSpam = lead.status === 'spam';
  const email = emailOf(lead);
  return (
    <Flex gap="2" wrap="wrap" justify="flex-end">
      <Button size="sm" variant="ghost" colorPalette="red" onClick={onDelete}>
        <Trash2 size={16} aria-hidden="true" />
        {texts.delete}
      </Button>
      {!isSpam && (
        <Button size="sm" variant="ghost" colorPalette="gray" loading={pending === 'new'} onClick={() => onMark('new')}>
          <MailOpen size={16} aria-hidden="true" />
          {texts.markUnread}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        colorPalette="gray"
        loading={pending === 'spam' || (isSpam && pending === 'read')}
        onClick={() => onMark(isSpam ? 'read' : 'spam')}
      >
        {isSpam ? <ShieldCheck size={16} aria-hidden="true" /> : <ShieldAlert size={16} aria-hidden="true" />}
        {isSpam ? texts.noSpamAction : texts.markSpam}
      </Button>
      {email && !isSpam && (
        <Button asChild size="sm">
          <a href={replyAddress(email, texts.replySubject(form?.title || lead.page_title))}>
            <Mail size={16} aria-hidden="true" />
            {texts.reply}
          </a>
        </Button>
      )}
    </Flex>
  );
}
