import {
  api,
  calls,
  getRuntimeConfig,
  messageOf,
  notify,
  notifyPlanLimit,
  pause,
  useRefresh,
  useStore,
} from '@landfall/shared';
import { createProjectForm, dataOf, project } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { useProjectsTexts } from '../texts.ts';

const EMPTY = { name: '', tipo: '', description: '' };
const answer = dataOf(project);

/** The create-project form: on success the new project is in the list and selected, and the dialog is closed. */
export function useCreateProject() {
  const texts = useProjectsTexts();
  const refresh = useRefresh();
  const closeCreateDialog = useStore((state) => state.closeCreateDialog);
  const form = useSchemaForm(createProjectForm, { defaultValues: EMPTY, draft: 'create-project' });

  const submit = form.handleSubmit(async (fields) => {
    await pause(getRuntimeConfig().delays.createProject);
    try {
      const created = await api.post('/v1/api/project/new', { ...fields, type: fields.tipo }, answer);
      await refresh(calls.projects);
      // The refreshed list reaches the store by the shell's effect; the new project is chosen once it is there.
      useStore.getState().setProjects(withProject(useStore.getState().projects, created.data));
      useStore.getState().selectProject(created.data.project_id);
      closeCreateDialog();
      form.reset(EMPTY);
    } catch (error) {
      if (!notifyPlanLimit(error)) notify.error(messageOf(error, texts.createFailed));
    }
  });

  const reset = () => form.reset(EMPTY);
  return { form, submit, reset };
}

const withProject = <T extends { project_id: string }>(list: readonly T[], added: T): T[] =>
  list.some(({ project_id }) => project_id === added.project_id) ? [...list] : [...list, added];
