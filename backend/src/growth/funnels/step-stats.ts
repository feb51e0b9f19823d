import type { Funnel, FunnelStats, FunnelStepStats } from '@landfall/shared/contracts';

/** What was counted of a page over a range of days. */
export interface StepCounts {
  views: number;
  visitors: number;
  leads: number;
}

/** How many people reached each step of a funnel, out of the counts of its pages by their ids. */
export function stepStats(
  funnel: Pick<Funnel, 'steps'>,
  counts: ReadonlyMap<string, StepCounts>,
): Pick<FunnelStats, 'steps' | 'conversion'> {
  const visitorsOf = (index: number) => counts.get(funnel.steps[index]?.page_id ?? '')?.visitors ?? 0;
  const first = visitorsOf(0);
  const steps = funnel.steps.map(({ page_id, title, slug, is_published }, index): FunnelStepStats => {
    const { views = 0, leads = 0 } = counts.get(page_id) ?? {};
    const visitors = visitorsOf(index);
    const gone = visitorsOf(index - 1) - visitors;
    return {
      ...{ page_id, title, slug, is_published, views, visitors, leads },
      share: first > 0 ? visitors / first : null,
      lost: index > 0 && gone >= 0 ? gone : null,
      joined: index > 0 ? Math.max(0, -gone) : 0,
    };
  });
  const last = steps.at(-1)?.visitors ?? 0;
  return { steps, conversion: first > 0 && last <= first ? last / first : null };
}
