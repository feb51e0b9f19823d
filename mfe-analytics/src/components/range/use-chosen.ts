import { useSearchParams } from '@landfall/shared';
import { type Chosen, RANGES, type RangeName } from './ranges.ts';

/** The name `page` is that of a list's page everywhere else. */
export const PAGE = 'only';

const isRange = (name: string | null): name is RangeName => RANGES.some((range) => range === name);

/** What is shown, as the address says it, and how to change it. What is as usual is not in the address. */
export function useChosen() {
  const [params, setParams] = useSearchParams();
  const named = params.get('range');
  const range: RangeName = isRange(named) ? named : '30';
  const byHour = params.get('by');
  const chosen: Chosen = {
    range,
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
    interval: byHour === 'hour' ? 'hour' : 'day',
  };
  const change = (values: Record<string, string>) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  return { chosen, pageId: params.get(PAGE) ?? '', change };
}
