import { type MutationOptions, send, useInvalidate, useMutation } from '@landfall/shared';
import type { CreateProjectForm, Project } from '@landfall/shared/contracts';
import { createProject, listProjects } from '@landfall/shared/endpoints';

/** Creates a project, and reads the list that has it. */
export function useCreate(pause: () => Promise<void>, options: MutationOptions<CreateProjectForm, Project>) {
  const invalidate = useInvalidate();
  return useMutation(async (fields: CreateProjectForm) => {
    await pause();
    const { data } = await send(createProject, { body: { ...fields, type: fields.tipo } });
    await invalidate(listProjects);
    return data;
  }, options);
}
