import { api, calls, dropEmpty, notify, useRefresh } from '@landfall/shared';
import { dataOf, type Project, project, projectSettingsForm } from '@landfall/shared/contracts';
import { showFieldErrors, useSchemaForm, withUntouched } from '@landfall/shared/form';
import { useEffect } from 'react';
import { useAreaTexts } from '../texts.ts';

const answer = dataOf(project);

/** The general-settings form. What the person typed survives each new reading of the project. */
export function useProjectForm({ project_id, name, description }: Project) {
  const texts = useAreaTexts();
  const refresh = useRefresh();
  const draft = `project:${project_id}`;
  const form = useSchemaForm(projectSettingsForm, { defaultValues: { name, description }, draft });
  const { reset, formState } = form;
  const { dirtyFields } = formState;

  useEffect(() => reset({ name, description }, { keepDirtyValues: true, keepDirty: true }), [name, description, reset]);

  const submit = form.handleSubmit(async (typed) => {
    let fields = typed;
    try {
      fields = await withUntouched(typed, dirtyFields, async () => {
        const { data } = await api.get(calls.project(project_id), answer);
        return { name: data.name, description: data.description };
      });
      await api.put(calls.project(project_id), dropEmpty(fields));
    } catch (error) {
      showFieldErrors(form, error);
      notify.error(texts.failed, texts.tryAgainLater);
      return;
    }
    reset(fields);
    notify.success(texts.success, texts.projectSaved);
    // The project itself, and its name in the switcher.
    void refresh(calls.project(project_id));
    void refresh(calls.projects);
  });

  return { form, submit };
}
