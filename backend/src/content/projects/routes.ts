import { createProject as createProjectBody, dataOf, project, projectUpdate } from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { followSite } from '../publishing/publishing-jobs.ts';
import {
  createProject,
  deleteProject,
  listProjects,
  projectParams,
  requireProject,
  toProject,
  updateProject,
} from './projects.ts';

/** The account's projects. */
export function registerProjectRoutes(app: App, context: Context): void {
  const { db, config } = context;
  const schema = { tags: ['projects'], security: SIGNED_IN };
  const one = { ...schema, params: projectParams, response: { 200: dataOf(project) } };

  app.get(
    '/v1/api/project/',
    {
      onRequest: app.requireAccount,
      schema: { ...schema, summary: 'All projects', response: { 200: dataOf(v.array(project)) } },
    },
    async ({ account }) => ({ data: (await listProjects(db, account)).map(toProject) }),
  );

  app.post(
    '/v1/api/project/new',
    {
      onRequest: app.requireAccount,
      schema: { ...schema, summary: 'Create a project', body: createProjectBody, response: { 201: dataOf(project) } },
    },
    async ({ account, body }, reply) => {
      const created = await createProject(db, account, body, config);
      return reply.code(201).send({ data: toProject(created) });
    },
  );

  app.get(
    '/v1/api/project/:project_id',
    { onRequest: app.requireAccount, schema: { ...one, summary: 'One project' } },
    async ({ account, params }) => ({ data: toProject(await requireProject(db, account.id, params.project_id)) }),
  );

  app.put(
    '/v1/api/project/:project_id',
    { onRequest: app.requireAccount, schema: { ...one, summary: 'Change a project', body: projectUpdate } },
    async ({ account, params, body }) => {
      const updated = await updateProject(db, account.id, params.project_id, body);
      await followSite(context, updated.id);
      return { data: toProject(updated) };
    },
  );

  app.delete(
    '/v1/api/project/:project_id',
    { onRequest: app.requireAccount, schema: { ...one, summary: 'Delete a project with its pages and domains' } },
    async ({ account, params }) => ({ data: toProject(await deleteProject(context, account.id, params.project_id)) }),
  );
}
