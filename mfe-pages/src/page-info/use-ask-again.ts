import { notify } from '@landfall/shared';
import { generatePage, type PageDetail } from '@landfall/shared/contracts';
import { useSchemaForm, useWatch } from '@landfall/shared/form';
import { useGeneratePage } from '../api/one-page.ts';
import { usePagesTexts } from '../texts.ts';

/** The form that asks for a page again. What was typed survives closing the dialog. */
export function useAskAgain(projectId: string, { page_id, description_ai }: PageDetail) {
  const texts = usePagesTexts();
  const form = useSchemaForm(generatePage, {
    defaultValues: { description_ai },
    mode: 'onChange',
    draft: `ask-again:${page_id}`,
  });
  const typed = useWatch({ control: form.control, name: 'description_ai' }) ?? '';

  const { mutate } = useGeneratePage({
    form,
    onSuccess: (_response, { body }) => {
      notify.success(texts.asked);
      form.reset(body ?? undefined);
    },
    failure: texts.askFailed,
  });
  const params = { project_id: projectId, page_id };
  const submit = form.handleSubmit(async (body) => void (await mutate({ params, body })));

  return { form, submit, ready: typed.trim() !== '' && !form.formState.errors.description_ai };
}
