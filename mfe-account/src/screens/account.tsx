import { ErrorState, late, Panel, Screen, useCurrentUser } from '@landfall/shared';
import { Suspense, useEffect } from 'react';
import { useAreaTexts } from '../texts.ts';
import { AccountSkeleton } from './account-skeleton.tsx';

// Tabs and forms come with facades of their own, while the person's data is on its way.
const AccountTabs = late(() => import('./account-tabs.tsx'));

function Content() {
  const texts = useAreaTexts();
  const { data, error, mutate } = useCurrentUser();
  if (!data)
    return error ? (
      <Panel>
        <ErrorState title={texts.accountFailed} description={error.message} onRetry={() => void mutate()} />
      </Panel>
    ) : (
      <AccountSkeleton />
    );
  return (
    <Suspense fallback={<AccountSkeleton />}>
      <AccountTabs user={data.data} />
    </Suspense>
  );
}

/** The signed-in person's profile and password. */
export function Account() {
  const texts = useAreaTexts();
  useEffect(() => void AccountTabs.prepare(), []);
  return (
    <Screen title={texts.accountTitle} description={texts.accountHelp}>
      <Content />
    </Screen>
  );
}
