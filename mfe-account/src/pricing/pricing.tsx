import {
  Box,
  chakra,
  EmptyState,
  ErrorState,
  getRuntimeConfig,
  hasCapability,
  Panel,
  Screen,
  SimpleGrid,
  Stack,
  Text,
  useLanguage,
  useStore,
} from '@landfall/shared';
import type { Plan } from '@landfall/shared/contracts';
import { Tag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePlans } from '../api/plans.ts';
import { PlanPeriod } from '../components/plan/plan-period.tsx';
import { useAreaTexts } from '../texts.ts';
import { isCurrentPlan } from './is-current-plan.ts';
import { PeriodToggle } from './period-toggle.tsx';
import { PlanCard } from './plan-card.tsx';
import { PricingSkeleton } from './pricing-skeleton.tsx';
import { RedeemCode } from './redeem-code.tsx';
import { useOffers } from './use-offers.ts';
import { usePeriodParam } from './use-period-param.ts';

const Support = chakra('a', { base: { color: 'brand.fg', fontWeight: 'medium', textDecoration: 'underline' } });

const PurchaseDialog = lazy(() => import('./purchase-dialog.tsx'));

function Plans() {
  const texts = useAreaTexts();
  const { data, error, mutate } = usePlans();
  const [period, setPeriod] = usePeriodParam();
  const offerOf = useOffers();
  const owned = useStore((state) => state.user?.plan);
  // What it is about is kept while it closes. A new number is a new dialog.
  const [purchase, setPurchase] = useState<{ plan: Plan; open: boolean; number: number }>();
  // Refused is what is no better than the plan for life: the best of those is that plan itself.
  const forLife = data?.data.findLast((plan) => offerOf(plan, period)?.refused);
  const refusalOf = (plan: Plan) => {
    if (!offerOf(plan, period)?.refused) return forLife && '';
    return plan === forLife ? texts.ownedForLife : texts.betterForLife;
  };
  // Whoever has the largest plan came here for more room: no button gives it.
  const nothingLarger = data?.data.every((plan) => offerOf(plan, period)?.refused) ?? false;
  const start = (plan: Plan) => setPurchase((last) => ({ plan, open: true, number: (last?.number ?? 0) + 1 }));

  if (!data)
    return error ? (
      <Panel>
        <ErrorState title={texts.pricingFailed} retryLabel={texts.retryPricing} onRetry={() => void mutate()} />
      </Panel>
    ) : (
      <PricingSkeleton />
    );
  if (data.data.length === 0)
    return (
      <Panel>
        <EmptyState icon={<Tag size={32} />} title={texts.noPlans} />
      </Panel>
    );
  return (
    <Stack gap="6" align="stretch">
      {nothingLarger && (
        <Panel role="note" p="5">
          <Text fontWeight="medium">{texts.nothingLarger}</Text>
          <Text color="fg.muted" fontSize="sm" mt="1">
            {texts.nothingLargerHelp} <Support href={getRuntimeConfig().links.support}>{texts.writeToUs}</Support>
          </Text>
        </Panel>
      )}
      <Box>
        <PeriodToggle value={period} onChange={setPeriod} />
      </Box>
      <SimpleGrid minChildWidth="17rem" gap="5">
        {data.data.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            period={period}
            current={isCurrentPlan(plan, owned)}
            refusal={refusalOf(plan)}
            onStart={hasCapability('billing') ? start : undefined}
          />
        ))}
      </SimpleGrid>
      {hasCapability('codes.redeem') && <RedeemCode />}
      {purchase && (
        <Suspense fallback={null}>
          <PurchaseDialog
            key={purchase.number}
            plan={purchase.plan}
            period={period}
            offer={offerOf(purchase.plan, period)}
            open={purchase.open}
            onClose={() => setPurchase({ ...purchase, open: false })}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** The plans with their monthly and yearly prices, in Spanish unless somebody chose English. */
export default function Pricing() {
  const texts = useAreaTexts();
  const language = useLanguage();
  return (
    <Box lang={language === 'default' ? 'es' : language}>
      <Screen title={texts.pricingTitle} description={texts.pricingHelp}>
        <PlanPeriod screen="pricing" />
        <Plans />
      </Screen>
    </Box>
  );
}
