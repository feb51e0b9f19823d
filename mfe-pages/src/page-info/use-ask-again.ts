import { api, calls, messageOf, notify, notifyPlanLimit, useRefresh } from '@landfall/shared';
import { generatePage, type PageDetail, pageAnswer } from '@landfall/shared/contracts';
import { showFieldErrors, useSchemaForm, useWatch } from '@landfall/shared/form';
import { pageCalls } from '../page-calls.ts';
import { usePagesTexts } from '../texts.ts';

/** The form that asks for a page again. What was typed survives closing the dialog. */
export function useAskAgain(projectId: string, { page_id, description_ai }: PageDetail) {
  const texts = usePagesTexts();
  const refresh = useRefresh();
  const form = useSchemaForm(generatePage, {
    defaultValues: { description_ai },
    mode: 'onChange',
    draft: `ask-again:${page_id}`,
  });
  const typed = useWatch({ control: form.control, name: 'description_ai' }) ?? '';

  const submit = form.handleSubmit(async (input) => {
    try {
      await api.post(pageCalls.generate(projectId, page_id), input, pageAnswer);
      notify.success(texts.asked);
      form.reset(input);
    } catch (error) {
      if (notifyPlanLimit(error) || showFieldErrors(form, error)) return;
      notify.error(messageOf(error, texts.askFailed));
    } finally {
      // Perhaps only the answer was lost.
      void refresh(calls.page(projectId, page_id));
      void refresh(calls.pages(projectId));
    }
  });

  return { form, submit, ready: typed.trim() !== '' && !form.formState.errors.description_ai };
}
