import { notify } from '@landfall/shared';
import type { Delivery } from '@landfall/shared/contracts';
import { useAreaTexts } from '../texts.ts';

/** Returns what says how a test went, where it failed in the service's own words. */
export function useTellTest(): (delivery: Delivery) => void {
  const texts = useAreaTexts();
  return ({ status, attempts }) => {
    const last = attempts.at(-1);
    if (status === 'delivered') return notify.success(texts.connectionWorks, texts.connectionWorksHelp);
    const words = last?.error ?? last?.answer.slice(0, 200);
    notify.error(texts.connectionFails, [last?.status, words].filter(Boolean).join(' · '));
  };
}
