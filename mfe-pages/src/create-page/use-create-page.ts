import { api, calls, messageOf, notify, useRefresh } from '@landfall/shared';
import { anyAnswer, type CreatePage } from '@landfall/shared/contracts';

/** Creates a page, says how it ended, and reads the list again. Throws on failure, for the form to show fields. */
export function useCreatePage(projectId: string) {
  const refresh = useRefresh();
  return async (input: CreatePage): Promise<void> => {
    const path = calls.pages(projectId);
    try {
      await api.post(`${path}/new`, input, anyAnswer, { expect: [200, 201] });
    } catch (error) {
      notify.error(messageOf(error, 'Failed to create page. Please try again.'));
      throw error;
    }
    notify.success('Page created successfully!');
    void refresh(path);
  };
}
