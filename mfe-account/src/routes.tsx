import { defineArea, paths, Screen, Skeleton } from '@landfall/shared';
import { lazy, Suspense } from 'react';
import { PricingSkeleton } from './pricing/pricing-skeleton.tsx';
import { Account } from './screens/account.tsx';
import { useAreaTexts } from './texts.ts';
import { useCommands } from './use-commands.ts';

const PricingScreen = lazy(() => import('./pricing/pricing.tsx'));
const BillingScreen = lazy(() => import('./billing/billing.tsx'));

function Pricing() {
  const texts = useAreaTexts();
  return (
    <Suspense
      fallback={
        <Screen title={texts.pricingTitle} description={texts.pricingHelp}>
          <PricingSkeleton />
        </Screen>
      }
    >
      <PricingScreen />
    </Suspense>
  );
}

function Billing() {
  const texts = useAreaTexts();
  return (
    <Suspense
      fallback={
        <Screen title={texts.billingTitle} description={texts.billingHelp}>
          <Skeleton h="96" rounded="xl" />
        </Screen>
      }
    >
      <BillingScreen />
    </Suspense>
  );
}

const opens = { session: () => `${paths.account}?tab=security`, invoice: () => paths.billing };

export default defineArea({ account: Account, pricing: Pricing, billing: Billing }, { useCommands, opens });
