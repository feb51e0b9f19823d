import { noteVersionBody, pageResponse, pageVersion, pageVersionList } from '../page-write.ts';
import { dataOf, pageQuery } from '../wire.ts';
import { endpoint } from './endpoint.ts';

/** The versions of a page, newest first. */
export const listPageVersions = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/page/:page_id/version',
  access: 'pages:read',
  query: pageQuery,
  responses: { 200: pageVersionList },
});

/** Publishes a version again, as a newer one. */
export const restorePageVersion = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/page/:page_id/version/:version_id/restore',
  access: 'pages:write',
  responses: { 200: pageResponse },
  errors: ['plan_limit', 'plan_required', 'conflict'],
});

/** Notes something of a version; an empty note takes it away. */
export const notePageVersion = endpoint({
  method: 'PUT',
  path: '/v1/api/project/:project_id/page/:page_id/version/:version_id',
  access: 'pages:write',
  body: noteVersionBody,
  responses: { 200: dataOf(pageVersion) },
});

/** One version, as a web page. */
export const viewPageVersion = endpoint({
  method: 'GET',
  path: '/v1/editor/project/:project_id/page/:page_id/version/:version_id/view',
  access: 'cookie',
  responses: {},
  file: 'text/html',
});
