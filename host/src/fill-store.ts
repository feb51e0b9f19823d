import { listProjects, readAccount, readProject } from '@landfall/shared/endpoints';
import { peekEndpoint, setDraftOwner, useWritableStore } from '@landfall/shared/host';
import { PROJECT_PARAM } from './things/project-param.ts';

/** Hands the store what the page's early script has read already, as `SessionData` will: the first rendering shows it. */
export function fillStore(): void {
  // Another project than the last one is asked for.
  if (new URLSearchParams(location.search).has(PROJECT_PARAM)) return;
  const { setUser, setProjects, setProjectData } = useWritableStore.getState();
  const account = peekEndpoint(readAccount, {});
  if (account) {
    setDraftOwner(account.data.email);
    setUser(account.data);
  }
  const projects = peekEndpoint(listProjects, {});
  if (projects) setProjects(projects.data);
  const project_id = useWritableStore.getState().selectedProject?.project_id;
  const project = project_id && peekEndpoint(readProject, { params: { project_id } });
  if (project) setProjectData(project.data);
}
