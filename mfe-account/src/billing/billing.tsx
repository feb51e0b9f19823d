import { hasCapability } from '@landfall/shared';
import { lazy, Suspense } from 'react';
import { SampleBilling } from './sample-billing.tsx';

const AccountBilling = lazy(() => import('./account-billing.tsx'));

/** The billing history: the account's invoices where the backend has them, otherwise marked examples. */
export default function Billing() {
  if (!hasCapability('billing')) return <SampleBilling />;
  return (
    <Suspense fallback={null}>
      <AccountBilling />
    </Suspense>
  );
}
