import * as v from 'valibot';
import { createProject as createProjectBody, project, projectUpdate } from '../project.ts';
import { dataOf } from '../wire.ts';
import { endpoint } from './endpoint.ts';

export const listProjects = endpoint({
  method: 'GET',
  path: '/v1/api/project/',
  access: 'projects:read',
  responses: { 200: dataOf(v.array(project)) },
});

export const createProject = endpoint({
  method: 'POST',
  path: '/v1/api/project/new',
  access: 'session',
  body: createProjectBody,
  responses: { 201: dataOf(project) },
  errors: ['plan_limit', 'plan_required'],
});

export const readProject = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id',
  access: 'projects:read',
  responses: { 200: dataOf(project) },
});

export const updateProject = endpoint({
  method: 'PUT',
  path: '/v1/api/project/:project_id',
  access: 'session',
  body: projectUpdate,
  responses: { 200: dataOf(project) },
  bodyOptional: true,
});

/** Deletes a project with its pages and domains. */
export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/v1/api/project/:project_id',
  access: 'session',
  responses: { 200: dataOf(project) },
  bodyOptional: true,
});

/** The whole site, for any static host. */
export const exportSite = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/export',
  access: 'pages:read',
  responses: {},
  file: 'application/zip',
});
