import { Button, dateTime, Flex, hasCapability, Link, paths, Text, useStore } from '@landfall/shared';
import { CalendarClock } from 'lucide-react';
import { useAreaTexts } from '../../texts.ts';
import { isNoPlan } from './no-plan.ts';

/** The sentences, in the language of their screen. */
const SENTENCES = {
  billing: { ends: 'planEnds', endsAll: 'planEndsAll', until: 'noPlanUntil', offline: 'noPlanOffline' },
  pricing: {
    ends: 'pricingPlanEnds',
    endsAll: 'pricingPlanEndsAll',
    until: 'pricingNoPlanUntil',
    offline: 'pricingNoPlanOffline',
  },
} as const;

const dayOf = (epochSeconds: number) => dateTime(epochSeconds).slice(0, 10);
const nameOf = ({ prefix, name }: { prefix: string; name: string }) => prefix || name;

interface PlanPeriodProps {
  screen: keyof typeof SENTENCES;
  /** Leads to the plans. */
  toPlans?: boolean;
}

/** What there is to say of a person's plan; null for a plan for life. */
function usePlanSentence(screen: PlanPeriodProps['screen']): string | null {
  const texts = useAreaTexts();
  const user = useStore((state) => state.user);
  const names = SENTENCES[screen];
  if (user?.sites_until) {
    const isOffline = user.sites_until * 1000 <= Date.now();
    return isOffline ? texts[names.offline] : texts[names.until](dayOf(user.sites_until));
  }
  if (!user?.plan_until || !user.plan_after) return null;
  const day = dayOf(user.plan_until);
  return isNoPlan(user.plan_after)
    ? texts[names.endsAll](nameOf(user.plan), day)
    : texts[names.ends](nameOf(user.plan), day, nameOf(user.plan_after));
}

/** Until when a bought plan lasts and what follows it, or that there is no plan; nothing for a plan for life. */
export function PlanPeriod({ screen, toPlans = false }: PlanPeriodProps) {
  const texts = useAreaTexts();
  const sentence = usePlanSentence(screen);
  if (!hasCapability('billing') || !sentence) return null;
  return (
    <Flex gap="3" px="4" py="3" mb="5" align="center" wrap="wrap" rounded="lg" borderWidth="1px" bg="bg.subtle">
      <CalendarClock size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
      <Text flex="1" minW="16rem" fontSize="sm">
        {sentence}
      </Text>
      {toPlans && (
        <Button asChild size="xs" variant="outline" colorPalette="gray">
          <Link to={paths.pricing}>{texts.seePlans}</Link>
        </Button>
      )}
    </Flex>
  );
}
