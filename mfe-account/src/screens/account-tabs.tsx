import { hasCapability, Stack } from '@landfall/shared';
import type { User } from '@landfall/shared/contracts';
import { Tabs } from '@landfall/shared/tabs';
import { ShieldCheck, UserRound } from 'lucide-react';
import { DataCard } from '../data/data-card.tsx';
import { MailsCard } from '../mails/mails-card.tsx';
import { ProfileCard } from '../profile/profile-card.tsx';
import { PasswordCard } from '../security/password-card.tsx';
import { SessionsCard } from '../sessions/sessions-card.tsx';
import { useAreaTexts } from '../texts.ts';
import { TwoFactorCard } from '../two-factor/two-factor-card.tsx';
import { AccountInformation } from './account-information.tsx';
import { isTab, useTabParam } from './use-tab-param.ts';

/** Both tabs stay mounted: what was typed in one is still there after a look at the other. */
export default function AccountTabs({ user }: { user: User }) {
  const texts = useAreaTexts();
  const [tab, setTab] = useTabParam();
  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => isTab(value) && setTab(value)} maxW="4xl">
      <Tabs.List aria-label={texts.accountTitle}>
        <Tabs.Trigger value="general">
          <UserRound size={16} aria-hidden="true" />
          {texts.tabGeneral}
        </Tabs.Trigger>
        <Tabs.Trigger value="security">
          <ShieldCheck size={16} aria-hidden="true" />
          {texts.tabSecurity}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="general" pt="6">
        <Stack gap="6">
          <ProfileCard user={user} />
          <AccountInformation user={user} />
          {hasCapability('account.mails') && <MailsCard />}
          {hasCapability('account.data') && <DataCard />}
        </Stack>
      </Tabs.Content>
      <Tabs.Content value="security" pt="6">
        <Stack gap="6">
          <PasswordCard email={user.email} />
          {hasCapability('two-factor') && <TwoFactorCard />}
          {hasCapability('sessions') && <SessionsCard />}
        </Stack>
      </Tabs.Content>
    </Tabs.Root>
  );
}
