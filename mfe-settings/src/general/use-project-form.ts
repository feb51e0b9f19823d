import { api, calls, dropEmpty, notify, useRefresh } from '@landfall/shared';
import { type Project, projectSettingsForm } from '@landfall/shared/contracts';
import { showFieldErrors, useSchemaForm } from '@landfall/shared/form';
import { useEffect } from 'react';

/** The general-settings form. What the person typed survives each new reading of the project. */
export function useProjectForm({ project_id, name, description }: Project) {
  const refresh = useRefresh();
  const form = useSchemaForm(projectSettingsForm, { defaultValues: { name, description } });
  const { reset } = form;

  useEffect(() => reset({ name, description }, { keepDirtyValues: true, keepDirty: true }), [name, description, reset]);

  const submit = form.handleSubmit(async (fields) => {
    try {
      await api.put(calls.project(project_id), dropEmpty(fields));
    } catch (error) {
      showFieldErrors(form, error);
      notify.error('Error!', 'Something went wrong. Please try again.');
      return;
    }
    reset(fields);
    notify.success('Success!', 'Your project settings have been updated.');
    // The project itself, and its name in the switcher.
    void refresh(calls.project(project_id));
    void refresh(calls.projects);
  });

  return { form, submit };
}
