import {
  dropEmpty,
  type EndpointMutationOptions,
  type MutationOptions,
  send,
  useInvalidate,
  useMutation,
} from '@landfall/shared';
import type { Project, ProjectSettingsForm } from '@landfall/shared/contracts';
import { deleteProject, listProjects, readProject, updateProject } from '@landfall/shared/endpoints';

/** The project as it is stored by now. @throws ApiError */
export const fetchProject = async (project_id: string): Promise<Project> =>
  (await send(readProject, { params: { project_id } })).data;

/** Saves what `complete` makes of the fields: the project itself, and its name in the switcher. */
export const useUpdateProject = (
  project_id: string,
  complete: (typed: ProjectSettingsForm) => Promise<ProjectSettingsForm>,
  options: MutationOptions<ProjectSettingsForm, ProjectSettingsForm>,
) =>
  useMutation(
    async (typed: ProjectSettingsForm) => {
      const fields = await complete(typed);
      await send(updateProject, { params: { project_id }, body: dropEmpty(fields) });
      return fields;
    },
    { invalidates: [readProject, listProjects], ...options },
  );

export const useDeleteProject = (options: EndpointMutationOptions<typeof deleteProject>) =>
  useMutation(deleteProject, options);

/** A function that reads the projects again. */
export function useRefreshProjects(): () => Promise<unknown> {
  const invalidate = useInvalidate();
  return () => invalidate(listProjects);
}
