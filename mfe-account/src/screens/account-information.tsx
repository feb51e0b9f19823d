import { Box, dateAt, Heading, Panel, SimpleGrid, Text } from '@landfall/shared';
import type { User } from '@landfall/shared/contracts';
import type { ReactNode } from 'react';
import { PlanBadge } from '../components/plan/plan-badge.tsx';
import { useAreaTexts } from '../texts.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box minW="0">
    <Text as="dt" color="fg.muted" fontSize="xs" mb="1">
      {label}
    </Text>
    <Box as="dd" fontWeight="medium" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
      {children}
    </Box>
  </Box>
);

export function AccountInformation({ user }: { user: User }) {
  const texts = useAreaTexts();
  return (
    <Panel as="section" aria-labelledby="account-information">
      <Heading as="h2" id="account-information" size="sm" px="6" py="4" borderBottomWidth="1px">
        {texts.accountInformation}
      </Heading>
      <SimpleGrid as="dl" columns={{ base: 1, sm: 2 }} gap="5" p="6">
        <Fact label={texts.accountCreated}>{dateAt(user.created_at)}</Fact>
        <Fact label={texts.lastUpdate}>{dateAt(user.updated_at)}</Fact>
        <Fact label={texts.email}>{user.email}</Fact>
        <Fact label={texts.currentPlan}>
          <PlanBadge plan={user.plan} />
        </Fact>
        {user.plan_until && <Fact label={texts.paidUntil}>{dateAt(user.plan_until)}</Fact>}
      </SimpleGrid>
    </Panel>
  );
}
