import { Button, dateTime, Flex, hasCapability, Link, paths, Text, useStore } from '@landfall/shared';
import { CalendarClock } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';

interface PlanPeriodProps {
  /** The sentence, in the language of its screen. */
  text: 'planEnds' | 'pricingPlanEnds';
  /** Leads to the plans. */
  toPlans?: boolean;
}

/** Until when a bought plan lasts and what follows it; nothing for a plan for life. */
export function PlanPeriod({ text, toPlans = false }: PlanPeriodProps) {
  const texts = useAreaTexts();
  const user = useStore((state) => state.user);
  if (!hasCapability('billing') || !user?.plan_until || !user.plan_after) return null;
  const nameOf = ({ prefix, name }: { prefix: string; name: string }) => prefix || name;
  return (
    <Flex gap="3" px="4" py="3" mb="5" align="center" wrap="wrap" rounded="lg" borderWidth="1px" bg="bg.subtle">
      <CalendarClock size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
      <Text flex="1" minW="16rem" fontSize="sm">
        {texts[text](nameOf(user.plan), dateTime(user.plan_until).slice(0, 10), nameOf(user.plan_after))}
      </Text>
      {toPlans && (
        <Button asChild size="xs" variant="outline" colorPalette="gray">
          <Link to={paths.pricing}>{texts.seePlans}</Link>
        </Button>
      )}
    </Flex>
  );
}
