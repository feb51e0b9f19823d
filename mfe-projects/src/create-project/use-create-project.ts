import { getRuntimeConfig, hasCapability, paths, pause, useNavigate, useStore } from '@landfall/shared';
import { createProjectForm } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { useRef } from 'react';
import { useCreate } from '../api/projects.ts';
import { useProjectsTexts } from '../texts.ts';

const EMPTY = { name: '', tipo: '', description: '' };

/** The create-project form: on success the new project is in the list and selected, and the dialog is closed. */
export function useCreateProject() {
  const texts = useProjectsTexts();
  const { closeCreateDialog, selectProject } = useStore.getState();
  const navigate = useNavigate();
  const isFirst = useRef(false);
  const form = useSchemaForm(createProjectForm, { defaultValues: EMPTY, draft: 'create-project' });
  const { mutate } = useCreate(() => pause(getRuntimeConfig().delays.createProject), {
    onSuccess: (created) => {
      selectProject(created.project_id);
      closeCreateDialog();
      // The first run goes on with the first page.
      if (isFirst.current && hasCapability('pages.drafts')) navigate(`${paths.pages}?new=1`);
      form.reset(EMPTY);
    },
    failure: texts.createFailed,
  });
  const submit = form.handleSubmit(async (fields) => {
    // Known before: the list that is read again ends it.
    isFirst.current = useStore.getState().createDialogForced;
    await mutate(fields);
  });

  const reset = () => form.reset(EMPTY);
  return { form, submit, reset };
}
