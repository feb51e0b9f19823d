import { Badge, formatMoney, Stack, Text } from '@landfall/shared';
import type { Plan } from '@landfall/shared/contracts';
import { useCheckoutTexts } from '../texts.ts';
import { Choice } from './choice.tsx';
import { isForLife, planTitle } from './plan-title.ts';

interface PlanListProps {
  plans: readonly Plan[];
  chosen: string | undefined;
  onChoose: (name: string) => void;
}

/** The plans on sale, one to choose. */
export function PlanList({ plans, chosen, onChoose }: PlanListProps) {
  const texts = useCheckoutTexts();
  return (
    <Stack gap="3">
      {plans.map((plan) => (
        <Choice
          key={plan.id}
          name="plan"
          value={plan.name}
          checked={plan.name === chosen}
          disabled={!isForLife(plan)}
          onChange={() => onChoose(plan.name)}
          title={
            <>
              <Text as="span" minW="0" overflowWrap="anywhere">
                {planTitle(plan)}
              </Text>
              {plan.recommended && (
                <Badge colorPalette="brand" variant="solid" rounded="full" px="2">
                  {texts.recommended}
                </Badge>
              )}
            </>
          }
          description={plan.description}
          aside={
            isForLife(plan) ? (
              <Text fontWeight="semibold" fontSize="lg">
                {formatMoney(plan.price.ltd ?? 0)}
              </Text>
            ) : (
              <Text color="fg.muted" fontSize="sm">
                {texts.notForLife}
              </Text>
            )
          }
        />
      ))}
    </Stack>
  );
}
