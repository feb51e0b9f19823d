import { Badge, formatMoney, Stack, Text } from '@landfall/shared';
import type { Plan } from '@landfall/shared/contracts';
import { useCheckoutTexts } from '../texts.ts';
import { Choice } from './choice.tsx';

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
      {plans.map(({ id, name, prefix, description, recommended, price }) => (
        <Choice
          key={id}
          name="plan"
          value={name}
          checked={name === chosen}
          onChange={() => onChoose(name)}
          title={
            <>
              {prefix}
              {recommended && (
                <Badge colorPalette="brand" variant="solid" rounded="full" px="2">
                  {texts.recommended}
                </Badge>
              )}
            </>
          }
          description={description}
          aside={
            <Text fontWeight="semibold" fontSize="lg">
              {formatMoney(price.ltd ?? 0)}
            </Text>
          }
        />
      ))}
    </Stack>
  );
}
