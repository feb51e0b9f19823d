import { type Experiment, variantLetters } from '@landfall/shared/contracts';
import { type Counted, differenceOf, rateOf, splitOf, verdictOf } from './verdict.ts';

/** An experiment as it is kept. */
export interface KeptExperiment {
  id: string;
  pageId: string;
  name: string;
  status: Experiment['status'];
  days: number;
  startedAt: Date;
  endsAt: Date;
  endedAt: Date | null;
  endedBecause: Experiment['ended_because'];
  winner: string | null;
}

/** What was counted of one of its variants. */
export interface KeptVariant {
  letter: string;
  name: string;
  /** Null where it was deleted since. */
  pageId: string | null;
  weight: number;
  views: number;
  visitors: number;
}

const letterOf = (letter: string): Counted['letter'] => variantLetters.find((one) => one === letter) ?? 'A';

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** An experiment with what came of it. `leads` are those that count, by letter; the page itself is the first variant. */
export function experimentAnswer(
  kept: KeptExperiment,
  variants: readonly KeptVariant[],
  leads: ReadonlyMap<string, number>,
  now: Date,
): Experiment {
  const counted = variants.map(
    ({ letter, weight, visitors }): Counted => ({
      letter: letterOf(letter),
      weight,
      visitors,
      leads: leads.get(letter) ?? 0,
    }),
  );
  const [control] = counted;
  const isOver = now >= kept.endsAt && (kept.endedAt === null || kept.endedAt >= kept.endsAt);
  return {
    id: kept.id,
    page_id: kept.pageId,
    name: kept.name,
    status: kept.status,
    days: kept.days,
    started_at: secondsOf(kept.startedAt),
    ends_at: secondsOf(kept.endsAt),
    ended_at: kept.endedAt && secondsOf(kept.endedAt),
    ended_because: kept.endedBecause,
    winner: kept.winner === null ? null : letterOf(kept.winner),
    variants: counted.map((one, index) => ({
      letter: one.letter,
      name: variants[index]?.name ?? '',
      page_id: variants[index]?.pageId ?? '',
      weight: one.weight,
      views: variants[index]?.views ?? 0,
      visitors: one.visitors,
      leads: one.leads,
      ...rateOf(one),
      difference: control && one !== control ? differenceOf(one, control, counted.length) : null,
    })),
    split: splitOf(counted),
    verdict: verdictOf(counted, isOver),
  };
}
