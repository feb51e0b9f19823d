import type { SWRResponse } from 'swr';
import type { ApiError } from '../api/api-error.ts';
import { readAccount } from '../contracts/endpoints/account.ts';
import { listDomains } from '../contracts/endpoints/domains.ts';
import type { Endpoint, ResponseOf } from '../contracts/endpoints/endpoint.ts';
import { listProjects, readProject } from '../contracts/endpoints/projects.ts';
import { useQuery } from './use-query.ts';

const MINUTE = 60;

/** What a hook answers that reads this endpoint. */
type ReadingOf<E extends Endpoint> = SWRResponse<ResponseOf<E>, ApiError>;

/** The signed-in person; polled every 5 minutes. */
export const useCurrentUser = (): ReadingOf<typeof readAccount> =>
  useQuery(readAccount, {}, { everySeconds: 5 * MINUTE });

/** The account's projects; polled every 10 minutes. */
export const useProjects = (): ReadingOf<typeof listProjects> =>
  useQuery(listProjects, {}, { everySeconds: 10 * MINUTE });

const projectRequest = (project_id: string | undefined) => (project_id ? { params: { project_id } } : null);

/** One project's own data; polled every 5 minutes while it is the one asked for. */
export const useProjectData = (projectId: string | undefined): ReadingOf<typeof readProject> =>
  useQuery(readProject, projectRequest(projectId), { everySeconds: 5 * MINUTE });

/** A project's domains; polled every 5 minutes. */
export const useDomains = (projectId: string | undefined): ReadingOf<typeof listDomains> =>
  useQuery(listDomains, projectRequest(projectId), { everySeconds: 5 * MINUTE });
