import { notify } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { useDuplicatePage, useSwitchPage } from '../api/pages.ts';
import { usePagesTexts } from '../texts.ts';

/** What is done with a page without asking: it says how it ended, and the list is read again either way. */
export function useChangePage(projectId: string) {
  const texts = usePagesTexts();
  const isOn = ({ status }: Page) => status === 'active';

  const { mutate: switchStatus } = useSwitchPage(projectId, {
    onSuccess: (_response, page) => {
      if (isOn(page)) notify.success(texts.deactivated, texts.inactiveHelp);
      else notify.success(texts.activated, texts.activeHelp);
    },
    failure: (page) => (isOn(page) ? texts.deactivateFailed : texts.activateFailed),
  });
  const { mutate: duplicate } = useDuplicatePage(projectId, {
    onSuccess: ({ data }) => notify.success(texts.duplicated, texts.duplicatedHelp(data.title)),
    failure: texts.duplicateFailed,
  });

  return {
    switchStatus: (page: Page) => void switchStatus(page),
    duplicate: (page: Page) => void duplicate(page),
  };
}
