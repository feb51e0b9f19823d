import * as v from 'valibot';
import { domainListAnswer } from '../contracts/domain-write.ts';
import { project } from '../contracts/project.ts';
import { user } from '../contracts/user.ts';
import { dataOf } from '../contracts/wire.ts';
import { calls } from '../paths/paths.ts';
import { useApi } from './use-api.ts';

const MINUTE = 60;

const userAnswer = dataOf(user);
const projectListAnswer = dataOf(v.array(project));
const projectAnswer = dataOf(project);

/** The signed-in person; polled every 5 minutes. */
export const useCurrentUser = () => useApi(calls.me, userAnswer, { everySeconds: 5 * MINUTE });

/** The account's projects; polled every 10 minutes. */
export const useProjects = () => useApi(calls.projects, projectListAnswer, { everySeconds: 10 * MINUTE });

/** One project's own data; polled every 5 minutes while it is the one asked for. */
export const useProjectData = (projectId: string | undefined) =>
  useApi(projectId ? calls.project(projectId) : null, projectAnswer, { everySeconds: 5 * MINUTE });

/** A project's domains; polled every 5 minutes. */
export const useDomains = (projectId: string | undefined) =>
  useApi(projectId ? calls.domains(projectId) : null, domainListAnswer, { everySeconds: 5 * MINUTE });
