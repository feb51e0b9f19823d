import { api, calls, messageOf, notify, notifyPlanLimit, useRefresh } from '@landfall/shared';
import { type Page, pageAnswer } from '@landfall/shared/contracts';
import { useRef } from 'react';
import { pageCalls } from '../page-calls.ts';
import { usePagesTexts } from '../texts.ts';

/** What is done with a page without asking: it says how it ended, and the list is read again either way. */
export function useChangePage(projectId: string) {
  const texts = usePagesTexts();
  const refresh = useRefresh();
  const running = useRef(new Set<string>());

  const run = async (page: Page, call: () => Promise<void>, failed: string) => {
    // The second click while the first one is on its way.
    if (running.current.has(page.page_id)) return;
    running.current.add(page.page_id);
    try {
      await call();
    } catch (error) {
      if (!notifyPlanLimit(error)) notify.error(messageOf(error, failed));
    } finally {
      running.current.delete(page.page_id);
      void refresh(calls.pages(projectId));
    }
  };

  const switchStatus = (page: Page) => {
    const off = page.status === 'active';
    const change = async () => {
      await api.put(calls.page(projectId, page.page_id), { status: off ? 'inactive' : 'active' });
      if (off) notify.success(texts.deactivated, texts.inactiveHelp);
      else notify.success(texts.activated, texts.activeHelp);
    };
    return run(page, change, off ? texts.deactivateFailed : texts.activateFailed);
  };

  const duplicate = (page: Page) => {
    const copy = async () => {
      const { data } = await api.post(pageCalls.duplicate(projectId, page.page_id), undefined, pageAnswer);
      notify.success(texts.duplicated, texts.duplicatedHelp(data.title));
    };
    return run(page, copy, texts.duplicateFailed);
  };

  return {
    switchStatus: (page: Page) => void switchStatus(page),
    duplicate: (page: Page) => void duplicate(page),
  };
}
