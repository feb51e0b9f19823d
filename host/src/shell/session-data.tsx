import {
  ApiError,
  getToken,
  useCurrentUser,
  useInvalidate,
  useProjectData,
  useProjects,
  useStore,
} from '@landfall/shared';
import { listProjects, readAccount } from '@landfall/shared/endpoints';
import { raiseAuthFail, setDraftOwner, useWritableStore } from '@landfall/shared/host';
import { useEffect } from 'react';
import { useProjectOfAddress } from '../things/use-project-of-address.ts';

/**
 * Another tab may sign somebody else in, or out: this one shows what belongs to the first account and would write with
 * the other one's token.
 */
function useOneAccount(): void {
  useEffect(() => {
    const mine = getToken();
    const look = () => {
      const token = getToken();
      if (document.visibilityState === 'hidden' || token === mine) return;
      if (token) location.reload();
      else raiseAuthFail();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
}

/** A changed e-mail is confirmed in another tab, by the link of a mail: who comes back from there sees it done. */
function usePendingEmail(isPending: boolean): void {
  const invalidate = useInvalidate();
  useEffect(() => {
    if (!isPending) return;
    const look = () => document.visibilityState === 'visible' && void invalidate(readAccount);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isPending, invalidate]);
}

/** Loads the person, the projects and the selected project, and hands them to the store that every area reads. */
export function SessionData() {
  useOneAccount();
  useProjectOfAddress();
  const user = useCurrentUser().data;
  usePendingEmail(Boolean(user?.data.pending_email));
  const projects = useProjects().data;
  const selectedId = useStore((state) => state.selectedProject?.project_id);
  const { data: project, isLoading, error } = useProjectData(selectedId);
  const invalidate = useInvalidate();
  const isGone = error instanceof ApiError && error.status === 404;
  const { setUser, setProjects, setProjectData, setProjectLoading } = useWritableStore.getState();

  useEffect(() => {
    if (!user) return;
    setDraftOwner(user.data.email);
    setUser(user.data);
  }, [user, setUser]);
  useEffect(() => {
    if (projects) setProjects(projects.data);
  }, [projects, setProjects]);
  useEffect(() => {
    if (project) setProjectData(project.data);
  }, [project, setProjectData]);
  useEffect(() => {
    // Deleted in another tab or by a colleague: the list knows which ones are left.
    if (isGone) void invalidate(listProjects);
  }, [isGone, invalidate]);
  useEffect(() => setProjectLoading(isLoading), [isLoading, setProjectLoading]);
  return null;
}
