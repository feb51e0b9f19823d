import { defineArea, Screen, Skeleton } from '@landfall/shared';
import { type ComponentType, lazy, Suspense } from 'react';
import { Account } from './account/account.tsx';
import { PricingSkeleton } from './pricing/pricing-skeleton.tsx';

const PricingScreen = lazy(() => import('./pricing/pricing.tsx'));
const BillingScreen = lazy(() => import('./billing/billing.tsx'));

const Pricing: ComponentType = () => (
  <Suspense
    fallback={
      <Screen title="Planes y precios" description="Elige el plan que acompaña lo que quieres lanzar.">
        <PricingSkeleton />
      </Screen>
    }
  >
    <PricingScreen />
  </Suspense>
);

const Billing: ComponentType = () => (
  <Suspense
    fallback={
      <Screen title="Billing" description="Your invoices and payments.">
        <Skeleton h="96" rounded="xl" />
      </Screen>
    }
  >
    <BillingScreen />
  </Suspense>
);

export default defineArea({ account: Account, pricing: Pricing, billing: Billing });
