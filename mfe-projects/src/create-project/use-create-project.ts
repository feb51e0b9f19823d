import { getRuntimeConfig, pause, useStore } from '@landfall/shared';
import { createProjectForm } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { useCreate } from '../api/projects.ts';
import { useProjectsTexts } from '../texts.ts';

const EMPTY = { name: '', tipo: '', description: '' };

/** The create-project form: on success the new project is in the list and selected, and the dialog is closed. */
export function useCreateProject() {
  const texts = useProjectsTexts();
  const closeCreateDialog = useStore((state) => state.closeCreateDialog);
  const form = useSchemaForm(createProjectForm, { defaultValues: EMPTY, draft: 'create-project' });
  const { mutate } = useCreate(() => pause(getRuntimeConfig().delays.createProject), {
    onSuccess: (created) => {
      // The refreshed list reaches the store by the shell's effect; the new project is chosen once it is there.
      useStore.getState().setProjects(withProject(useStore.getState().projects, created));
      useStore.getState().selectProject(created.project_id);
      closeCreateDialog();
      form.reset(EMPTY);
    },
    failure: texts.createFailed,
  });
  const submit = form.handleSubmit(async (fields) => void (await mutate(fields)));

  const reset = () => form.reset(EMPTY);
  return { form, submit, reset };
}

const withProject = <T extends { project_id: string }>(list: readonly T[], added: T): T[] =>
  list.some(({ project_id }) => project_id === added.project_id) ? [...list] : [...list, added];
