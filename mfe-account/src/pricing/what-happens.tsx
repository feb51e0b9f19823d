import { dateTime, Text, useStore } from '@landfall/shared';
import type { Plan, PlanOffer } from '@landfall/shared/contracts';
import { useAreaTexts } from '../texts.ts';

/** dd/MM/yyyy */
const day = (epochSeconds: number) => dateTime(epochSeconds).slice(0, 10);

/** What a purchase does to the account's plan: from when until when it counts, and what becomes of what runs now. */
export function WhatHappens({ plan, offer }: { plan: Plan; offer: PlanOffer | undefined }) {
  const texts = useAreaTexts();
  const user = useStore((state) => state.user);
  const title = plan.prefix || plan.name;
  const { begins_at: begins, ends_at: ends } = offer ?? {};
  const has = user?.plan.name === plan.name;
  const waits = user?.plan_until && !begins && !has;
  const lasts = (until: string) => {
    if (!begins) return texts.buyNow(title, until);
    return has ? texts.buyLonger(title, until) : texts.buyLater(title, day(begins), until);
  };
  return (
    <Text color="fg.muted" fontSize="sm" mt="1">
      {ends && lasts(day(ends))} {ends && waits && texts.buyWaits(user.plan.prefix || user.plan.name)} {texts.buyKeeps}
    </Text>
  );
}
