import { Badge } from '@landfall/shared';
import type { User } from '@landfall/shared/contracts';
import { planPalette } from './plan-palette.ts';

/** The person's plan, in its colour. */
export const PlanBadge = ({ plan }: { plan: User['plan'] }) => (
  <Badge colorPalette={planPalette(plan.prefix)} variant="subtle" rounded="full" px="2.5" textTransform="capitalize">
    {plan.prefix || plan.name || 'No plan'}
  </Badge>
);
