import { Badge } from '@landfall/shared';
import type { User } from '@landfall/shared/contracts';
import { useAreaTexts } from '../../texts.ts';
import { isNoPlan } from './no-plan.ts';
import { planPalette } from './plan-palette.ts';

/** The person's plan, in its colour. */
export function PlanBadge({ plan }: { plan: User['plan'] }) {
  const texts = useAreaTexts();
  return (
    <Badge
      colorPalette={planPalette(plan.prefix)}
      variant="subtle"
      rounded="full"
      px="2.5"
      textTransform="capitalize"
      maxW="full"
      whiteSpace="normal"
      overflowWrap="anywhere"
    >
      {isNoPlan(plan) ? texts.noPlan : plan.prefix || plan.name || texts.noPlan}
    </Badge>
  );
}
