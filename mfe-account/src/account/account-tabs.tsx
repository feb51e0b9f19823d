import { Stack } from '@landfall/shared';
import type { User } from '@landfall/shared/contracts';
import { Tabs } from '@landfall/shared/overlay';
import { ShieldCheck, UserRound } from 'lucide-react';
import { ProfileCard } from '../profile/profile-card.tsx';
import { PasswordCard } from '../security/password-card.tsx';
import { AccountInformation } from './account-information.tsx';
import { isTab, useTabParam } from './use-tab-param.ts';

/** Both tabs stay mounted: what was typed in one is still there after a look at the other. */
export default function AccountTabs({ user }: { user: User }) {
  const [tab, setTab] = useTabParam();
  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => isTab(value) && setTab(value)} maxW="4xl">
      <Tabs.List aria-label="Profile Settings">
        <Tabs.Trigger value="general">
          <UserRound size={16} aria-hidden="true" />
          General
        </Tabs.Trigger>
        <Tabs.Trigger value="security">
          <ShieldCheck size={16} aria-hidden="true" />
          Security
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="general" pt="6">
        <Stack gap="6">
          <ProfileCard user={user} />
          <AccountInformation user={user} />
        </Stack>
      </Tabs.Content>
      <Tabs.Content value="security" pt="6">
        <PasswordCard email={user.email} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
