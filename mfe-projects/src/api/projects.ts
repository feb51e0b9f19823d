import {
  hasCapability,
  type MutationOptions,
  send,
  useInvalidate,
  useMutation,
  useUpdateCached,
} from '@landfall/shared';
import type { CreateProjectForm, Project } from '@landfall/shared/contracts';
import { createProject, listProjects } from '@landfall/shared/endpoints';

const withProject = (list: readonly Project[], added: Project): Project[] =>
  list.some(({ project_id }) => project_id === added.project_id) ? [...list] : [...list, added];

const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Creates a project, and reads the list that has it; should that fail, the list has it all the same. */
export function useCreate(pause: () => Promise<void>, options: MutationOptions<CreateProjectForm, Project>) {
  const invalidate = useInvalidate();
  const updateCached = useUpdateCached();
  return useMutation(async (fields: CreateProjectForm) => {
    await pause();
    const body = { ...fields, type: fields.tipo, ...(hasCapability('stats') && { time_zone: ownTimeZone() }) };
    const { data } = await send(createProject, { body });
    await invalidate(listProjects);
    updateCached(listProjects, {}, (list) => ({ data: withProject(list.data, data) }));
    return data;
  }, options);
}
