import { useSearchParams } from '@landfall/shared';

export type Period = 'mo' | 'yr';

/** Which price is looked at, named by the address (`?period=yearly`); monthly has no parameter. */
export function usePeriodParam(): [period: Period, setPeriod: (period: Period) => void] {
  const [params, setParams] = useSearchParams();
  const setPeriod = (period: Period) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (period === 'mo') next.delete('period');
        else next.set('period', 'yearly');
        return next;
      },
      { replace: true },
    );
  return [params.get('period') === 'yearly' ? 'yr' : 'mo', setPeriod];
}
