import { hasCapability, notify } from '@landfall/shared';
import { type Project, type ProjectSettingsForm, projectSettingsForm } from '@landfall/shared/contracts';
import { mergeUntouched, showFieldErrors, useSchemaForm } from '@landfall/shared/form';
import { useEffect } from 'react';
import { fetchProject, useUpdateProject } from '../api/projects.ts';
import { useAreaTexts } from '../texts.ts';

/** What is edited of a project: the time zone where there is something that is cut by its days. */
const editedOf = ({ name, description, time_zone }: Project): ProjectSettingsForm =>
  hasCapability('stats') ? { name, description, time_zone: time_zone ?? 'UTC' } : { name, description };

/** The general-settings form. What the person typed survives each new reading of the project. */
export function useProjectForm(project: Project) {
  const texts = useAreaTexts();
  const { project_id } = project;
  const draft = `project:${project_id}`;
  const { name, description, time_zone } = editedOf(project);
  const form = useSchemaForm(projectSettingsForm, { defaultValues: editedOf(project), draft });
  const { reset, formState } = form;
  const { dirtyFields } = formState;

  useEffect(
    () => reset({ name, description, ...(time_zone && { time_zone }) }, { keepDirtyValues: true, keepDirty: true }),
    [name, description, time_zone, reset],
  );

  const latest = async () => editedOf(await fetchProject(project_id));
  const { mutate } = useUpdateProject(project_id, (typed) => mergeUntouched(typed, dirtyFields, latest), {
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
