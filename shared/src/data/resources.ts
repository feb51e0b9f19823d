import { readAccount } from '../contracts/endpoints/account.ts';
import { listDomains } from '../contracts/endpoints/domains.ts';
import { listProjects, readProject } from '../contracts/endpoints/projects.ts';
import { useQuery } from './use-query.ts';

const MINUTE = 60;

/** The signed-in person; polled every 5 minutes. */
export const useCurrentUser = () => useQuery(readAccount, {}, { everySeconds: 5 * MINUTE });

/** The account's projects; polled every 10 minutes. */
export const useProjects = () => useQuery(listProjects, {}, { everySeconds: 10 * MINUTE });

const projectRequest = (project_id: string | undefined) => (project_id ? { params: { project_id } } : null);

/** One project's own data; polled every 5 minutes while it is the one asked for. */
export const useProjectData = (projectId: string | undefined) =>
  useQuery(readProject, projectRequest(projectId), { everySeconds: 5 * MINUTE });

/** A project's domains; polled every 5 minutes. */
export const useDomains = (projectId: string | undefined) =>
  useQuery(listDomains, projectRequest(projectId), { everySeconds: 5 * MINUTE });
