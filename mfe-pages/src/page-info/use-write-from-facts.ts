import { api, calls, messageOf, notify, notifyPlanLimit, useRefresh } from '@landfall/shared';
import { type CorrectedFacts, pageAnswer } from '@landfall/shared/contracts';
import { pageCalls } from '../page-calls.ts';
import { usePagesTexts } from '../texts.ts';

/** Asks for a page again from facts, and says how that went. Returns whether it is being written. */
export function useWriteFromFacts(projectId: string, pageId: string) {
  const texts = usePagesTexts();
  const refresh = useRefresh();
  return async (facts: CorrectedFacts): Promise<boolean> => {
    try {
      await api.post(pageCalls.generate(projectId, pageId), { facts }, pageAnswer);
      notify.success(texts.asked);
      return true;
    } catch (error) {
      if (!notifyPlanLimit(error)) notify.error(messageOf(error, texts.askFailed));
      return false;
    } finally {
      // Perhaps only the answer was lost.
      void refresh(calls.page(projectId, pageId));
      void refresh(calls.pages(projectId));
    }
  };
}
