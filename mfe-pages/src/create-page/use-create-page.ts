import { api, calls, messageOf, notify, notifyPlanLimit, useRefresh } from '@landfall/shared';
import { anyAnswer, type CreatePage } from '@landfall/shared/contracts';
import { usePagesTexts } from '../texts.ts';

/** Creates a page, says how it ended, and reads the list again. Throws on failure, for the form to show fields. */
export function useCreatePage(projectId: string) {
  const texts = usePagesTexts();
  const refresh = useRefresh();
  return async (input: CreatePage): Promise<void> => {
    const path = calls.pages(projectId);
    try {
      await api.post(`${path}/new`, input, anyAnswer, { expect: [200, 201] });
    } catch (error) {
      if (!notifyPlanLimit(error)) notify.error(messageOf(error, texts.createFailed));
      throw error;
    }
    notify.success(texts.created);
    void refresh(path);
  };
}
