import { Box, Button, chakra, Flex, formatMoney, Heading, Panel, Text } from '@landfall/shared';
import type { Plan } from '@landfall/shared/contracts';
import { Icon } from '../components/icon.tsx';
import { useCheckoutTexts } from '../texts.ts';
import { includedFeatures } from './features.ts';
import { planTitle } from './plan-title.ts';

const Features = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '1.5', fontSize: 'sm' } });

const Row = ({ label, value }: { label: string; value: string }) => (
  <Flex justify="space-between" gap="4" fontSize="sm">
    <Text color="fg.muted" flexShrink="0">
      {label}
    </Text>
    <Text fontWeight="medium" textAlign="end" minW="0" overflowWrap="anywhere">
      {value}
    </Text>
  </Flex>
);

function PlanSummary({ plan, pending }: { plan: Plan; pending: boolean }) {
  const texts = useCheckoutTexts();
  const total = formatMoney(plan.price.ltd ?? 0);
  return (
    <Flex direction="column" gap="4">
      <Box>
        <Text fontWeight="semibold" fontSize="lg" overflowWrap="anywhere">
          {planTitle(plan)}
        </Text>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {plan.description}
        </Text>
      </Box>
      <Flex direction="column" gap="2.5">
        <Row label={texts.plan} value={plan.name} />
        <Row label={texts.type} value={texts.lifetime} />
      </Flex>
      <Box borderTopWidth="1px" pt="4">
        <Heading as="h3" size="xs" mb="3">
          {texts.included}
        </Heading>
        <Features>
          {includedFeatures(plan.features, texts).map((feature) => (
            <Flex as="li" key={feature} gap="2.5" align="flex-start">
              <Box color="green.fg" mt="0.5" aria-hidden="true">
                <Icon name="check" size={16} />
              </Box>
              {feature}
            </Flex>
          ))}
        </Features>
      </Box>
      <Flex borderTopWidth="1px" pt="4" justify="space-between" align="baseline">
        <Text fontWeight="semibold">{texts.total}</Text>
        <Text fontWeight="semibold" fontSize="2xl" letterSpacing="tight">
          {total}
        </Text>
      </Flex>
      <Button type="submit" size="lg" loading={pending} loadingText={texts.processing}>
        {texts.pay(total)}
      </Button>
      <Flex color="fg.muted" fontSize="xs" gap="1.5" align="center" justify="center">
        <Icon name="lock" size={12} />
        {texts.notCharged}
      </Flex>
    </Flex>
  );
}

/** What is about to be bought, and the button that does it. */
export function Summary({ plan, pending }: { plan: Plan | undefined; pending: boolean }) {
  const texts = useCheckoutTexts();
  return (
    <Panel
      as="aside"
      aria-label={texts.summary}
      p="6"
      position={{ lg: 'sticky' }}
      top="6"
      gridColumn={{ lg: '2' }}
      gridRow={{ lg: '1 / span 2' }}
    >
      <Heading as="h2" size="md" mb="4">
        {texts.summary}
      </Heading>
      {plan ? <PlanSummary plan={plan} pending={pending} /> : <Text color="fg.muted">{texts.noPlan}</Text>}
    </Panel>
  );
}
