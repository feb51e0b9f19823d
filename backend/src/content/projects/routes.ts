import { createProject, deleteProject, listProjects, readProject, updateProject } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { followSite } from '../publishing/publishing-jobs.ts';
import * as projects from './projects.ts';

/** The account's projects. */
export function registerProjectRoutes(app: App, context: Context): void {
  const { db, config } = context;
  serve(app, listProjects, { tag: 'projects', summary: 'All projects' }, async ({ account }) => ({
    data: (await projects.listProjects(db, account)).map(projects.toProject),
  }));

  serve(app, createProject, { tag: 'projects', summary: 'Create a project' }, async ({ account, body }) => {
    const created = await projects.createProject(db, account, body, config);
    return { data: projects.toProject(created) };
  });

  serve(app, readProject, { tag: 'projects', summary: 'One project' }, async ({ account, params }) => ({
    data: projects.toProject(await projects.requireProject(db, account.id, params.project_id)),
  }));

  serve(app, updateProject, { tag: 'projects', summary: 'Change a project' }, async ({ account, params, body }) => {
    const updated = await projects.updateProject(db, account.id, params.project_id, body);
    await followSite(context, updated.id);
    return { data: projects.toProject(updated) };
  });

  const remove = { tag: 'projects', summary: 'Delete a project with its pages and domains' };
  serve(app, deleteProject, remove, async ({ account, params }) => ({
    data: projects.toProject(await projects.deleteProject(context, account.id, params.project_id)),
  }));
}
