import { api, calls, messageOf, notify, notifyPlanLimit, useRefresh } from '@landfall/shared';
import { anyAnswer, type CorrectedFacts, type CreatePage } from '@landfall/shared/contracts';
import type { ChosenTemplate } from '../templates/chosen-template.ts';
import { usePagesTexts } from '../texts.ts';

/** A template is complete: nothing is written by AI. */
const fromTemplate = (input: CreatePage, { template_id, language }: ChosenTemplate): CreatePage => ({
  ...input,
  description_ai: '',
  template: template_id,
  language,
});

/**
 * Creates a page, from a template or from corrected facts where there are any, says how it ended, and reads the list again.
 * Throws on failure, for the form to show fields.
 */
export function useCreatePage(projectId: string) {
  const texts = usePagesTexts();
  const refresh = useRefresh();
  return async (input: CreatePage, template?: ChosenTemplate, facts?: CorrectedFacts): Promise<void> => {
    const path = calls.pages(projectId);
    const body = template ? fromTemplate(input, template) : { ...input, ...(facts && { facts }) };
    try {
      await api.post(`${path}/new`, body, anyAnswer, { expect: [200, 201] });
    } catch (error) {
      if (!notifyPlanLimit(error)) notify.error(messageOf(error, texts.createFailed));
      throw error;
    }
    notify.success(texts.created);
    void refresh(path);
  };
}
