import { notify } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { useUnschedulePage } from '../../api/one-page.ts';
import { useScheduledTexts } from './texts.ts';

/** Has a page wait for no hour any more, and says how that ended. */
export function useUnschedule(projectId: string): (page: Page) => void {
  const texts = useScheduledTexts();
  const { mutate } = useUnschedulePage(projectId, {
    onSuccess: () => notify.success(texts.withdrawn),
    failure: texts.withdrawFailed,
  });
  return (page) => void mutate(page);
}
