import { Center } from '@landfall/shared';
import {
  AtSign,
  Braces,
  type LucideIcon,
  Mail,
  MailPlus,
  MessageSquare,
  MessagesSquare,
  Send,
  Sheet,
  UserPlus,
  Users,
  Workflow,
} from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  email: Mail,
  slack: MessageSquare,
  discord: MessagesSquare,
  telegram: Send,
  mailchimp: MailPlus,
  brevo: AtSign,
  kit: UserPlus,
  hubspot: Users,
  listmonk: MailPlus,
  mautic: Workflow,
  google_sheets: Sheet,
  http: Braces,
};

/** What a kind of connection is known by at a glance: a plain sign, no trademark. */
export function KindIcon({ kind }: { kind: string }) {
  const Icon = ICONS[kind] ?? Workflow;
  return (
    <Center
      boxSize="9"
      rounded="lg"
      bg="bg.subtle"
      borderWidth="1px"
      color="fg.muted"
      flexShrink="0"
      aria-hidden="true"
    >
      <Icon size={18} />
    </Center>
  );
}
