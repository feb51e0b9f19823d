import {
  Box,
  calls,
  EmptyState,
  ErrorState,
  Panel,
  Screen,
  SimpleGrid,
  Stack,
  useApi,
  useStore,
} from '@landfall/shared';
import { dataOf, publicPlans } from '@landfall/shared/contracts';
import { Tag } from 'lucide-react';
import { isCurrentPlan } from './is-current-plan.ts';
import { PeriodToggle } from './period-toggle.tsx';
import { PlanCard } from './plan-card.tsx';
import { PricingSkeleton } from './pricing-skeleton.tsx';
import { usePeriodParam } from './use-period-param.ts';

const planListAnswer = dataOf(publicPlans);
const FIVE_MINUTES = 5 * 60;

function Plans() {
  const { data, error, mutate } = useApi(calls.plans, planListAnswer, { everySeconds: FIVE_MINUTES });
  const [period, setPeriod] = usePeriodParam();
  const owned = useStore((state) => state.user?.plan);

  if (!data)
    return error ? (
      <Panel>
        <ErrorState
          title="Error al cargar los planes de precios."
          retryLabel="Reintentar"
          onRetry={() => void mutate()}
        />
      </Panel>
    ) : (
      <PricingSkeleton />
    );
  if (data.data.length === 0)
    return (
      <Panel>
        <EmptyState icon={<Tag size={32} />} title="No hay planes disponibles" />
      </Panel>
    );
  return (
    <Stack gap="6" align="stretch">
      <Box>
        <PeriodToggle value={period} onChange={setPeriod} />
      </Box>
      <SimpleGrid minChildWidth="17rem" gap="5">
        {data.data.map((plan) => (
          <PlanCard key={plan.id} plan={plan} period={period} current={isCurrentPlan(plan, owned)} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

/** The plans with their monthly and yearly prices, in Spanish. */
export default function Pricing() {
  return (
    <Box lang="es">
      <Screen title="Planes y precios" description="Elige el plan que acompaña lo que quieres lanzar.">
        <Plans />
      </Screen>
    </Box>
  );
}
