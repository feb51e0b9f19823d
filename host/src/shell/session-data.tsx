import { claimDrafts, useCurrentUser, useProjectData, useProjects, useStore } from '@landfall/shared';
import { useEffect } from 'react';

/** Loads the person, the projects and the selected project, and hands them to the store that every area reads. */
export function SessionData() {
  const user = useCurrentUser().data;
  const projects = useProjects().data;
  const selectedId = useStore((state) => state.selectedProject?.project_id);
  const { data: project, isLoading } = useProjectData(selectedId);
  const { setUser, setProjects, setProjectData, setProjectLoading } = useStore.getState();

  useEffect(() => {
    if (!user) return;
    claimDrafts(user.data.email);
    setUser(user.data);
  }, [user, setUser]);
  useEffect(() => {
    if (projects) setProjects(projects.data);
  }, [projects, setProjects]);
  useEffect(() => {
    if (project) setProjectData(project.data);
  }, [project, setProjectData]);
  useEffect(() => setProjectLoading(isLoading), [isLoading, setProjectLoading]);
  return null;
}
