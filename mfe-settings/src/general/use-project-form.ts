import { notify } from '@landfall/shared';
import { type Project, projectSettingsForm } from '@landfall/shared/contracts';
import { showFieldErrors, useSchemaForm, withUntouched } from '@landfall/shared/form';
import { useEffect } from 'react';
import { fetchProject, useUpdateProject } from '../api/projects.ts';
import { useAreaTexts } from '../texts.ts';

/** The general-settings form. What the person typed survives each new reading of the project. */
export function useProjectForm({ project_id, name, description }: Project) {
  const texts = useAreaTexts();
  const draft = `project:${project_id}`;
  const form = useSchemaForm(projectSettingsForm, { defaultValues: { name, description }, draft });
  const { reset, formState } = form;
  const { dirtyFields } = formState;

  useEffect(() => reset({ name, description }, { keepDirtyValues: true, keepDirty: true }), [name, description, reset]);

  const latest = async () => {
    const stored = await fetchProject(project_id);
    return { name: stored.name, description: stored.description };
  };
  const { mutate } = useUpdateProject(project_id, (typed) => withUntouched(typed, dirtyFields, latest), {
    onSuccess: (saved) => {
      reset(saved);
      notify.success(texts.success, texts.projectSaved);
    },
    onError: (error) => {
      showFieldErrors(form, error);
      // By the product's rule it is said in any case, and in these words.
      notify.error(texts.failed, texts.tryAgainLater);
      return true;
    },
  });
  const submit = form.handleSubmit(async (typed) => void (await mutate(typed)));

  return { form, submit };
}
