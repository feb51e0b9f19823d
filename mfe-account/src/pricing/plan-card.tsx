import { Badge, Box, Button, chakra, Flex, formatMoney, Heading, Panel, Text, VisuallyHidden } from '@landfall/shared';
import type { Plan } from '@landfall/shared/contracts';
import { Check, X } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';
import { featuresOf } from './features.ts';
import type { Period } from './use-period-param.ts';

const Struck = chakra('s', { base: { color: 'fg.muted' } });

function Price({ plan, period }: { plan: Plan; period: Period }) {
  const texts = useAreaTexts();
  const amount = plan.price[period];
  if (amount === null || amount === undefined)
    return (
      <Text color="fg.muted" minH="10" display="flex" alignItems="center">
        {texts.unavailable}
      </Text>
    );
  return (
    <Flex align="baseline" gap="1" minH="10">
      <Text as="span" fontSize="3xl" fontWeight="semibold" letterSpacing="tight" fontVariantNumeric="tabular-nums">
        {formatMoney(amount)}
      </Text>
      <Text as="span" color="fg.muted">
        {period === 'mo' ? texts.perMonth : texts.perYear}
      </Text>
    </Flex>
  );
}

function Features({ plan }: { plan: Plan }) {
  const texts = useAreaTexts();
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="2.5" fontSize="sm">
      {featuresOf(plan.features, texts).map(({ name, label, included, ticked }) => (
        <Flex as="li" key={name} gap="2.5" align="flex-start">
          <Box color={ticked ? 'fg.success' : 'fg.subtle'} pt="0.5" flexShrink="0" aria-hidden="true">
            {ticked ? <Check size={16} /> : <X size={16} />}
          </Box>
          {included ? (
            label
          ) : (
            <>
              <VisuallyHidden>{texts.notIncluded}</VisuallyHidden>
              <Struck>{label}</Struck>
            </>
          )}
        </Flex>
      ))}
    </Box>
  );
}

interface PlanCardProps {
  plan: Plan;
  period: Period;
  /** The plan that the person has. */
  current: boolean;
  /** Why it cannot be bought, where that is so; empty: as high, where another card says so. */
  refusal?: string;
  /** Begins to buy it. The button does nothing without: the base contract has no call that buys a plan. */
  onStart?: (plan: Plan) => void;
}

export function PlanCard({ plan, period, current, refusal, onStart }: PlanCardProps) {
  const texts = useAreaTexts();
  const title = `plan-${plan.id}`;
  return (
    <Panel
      as="article"
      aria-labelledby={title}
      display="flex"
      flexDirection="column"
      gap="5"
      p="6"
      borderColor={plan.recommended ? 'brand.solid' : undefined}
      boxShadow={plan.recommended ? '0 0 0 1px var(--lf-colors-brand-solid)' : undefined}
    >
      <Box>
        <Flex gap="2" align="center" wrap="wrap" minH="6">
          <Heading as="h2" id={title} size="md" minW="0" overflowWrap="anywhere">
            {plan.prefix || plan.name}
          </Heading>
          {plan.recommended && (
            <Badge variant="solid" rounded="full">
              {texts.recommended}
            </Badge>
          )}
          {current && (
            <Badge colorPalette="green" variant="subtle" rounded="full">
              {texts.yourPlan}
            </Badge>
          )}
        </Flex>
        <Text color="fg.muted" fontSize="sm" mt="2" minH={{ md: '2lh' }} overflowWrap="anywhere">
          {plan.description}
        </Text>
      </Box>
      <Price plan={plan} period={period} />
      <Box>
        <Button
          w="full"
          variant={plan.recommended ? 'solid' : 'outline'}
          aria-describedby={refusal ? `${title} ${title}-refusal` : title}
          disabled={onStart && (plan.price[period] == null || Boolean(refusal))}
          onClick={() => onStart?.(plan)}
        >
          {texts.startNow}
        </Button>
        {refusal !== undefined && (
          <Text
            id={`${title}-refusal`}
            display={refusal ? undefined : { base: 'none', md: 'block' }}
            minH="5"
            color="fg.muted"
            fontSize="sm"
            mt="2"
          >
            {refusal}
          </Text>
        )}
      </Box>
      <Box borderTopWidth="1px" pt="5">
        <Features plan={plan} />
      </Box>
    </Panel>
  );
}
