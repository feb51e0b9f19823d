import { seo, seoForm } from '../seo.ts';
import { changedOf, dataOf } from '../wire.ts';
import { endpoint } from './endpoint.ts';

/** A project's settings for search engines and shared links. */
export const readSeo = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/seo',
  access: 'projects:read',
  responses: { 200: dataOf(seo) },
});

/** Changes them; published pages carry them at once. */
export const updateSeo = endpoint({
  method: 'PUT',
  path: '/v1/api/project/:project_id/seo',
  access: 'session',
  body: seoForm,
  responses: { 200: changedOf(seo) },
  bodyOptional: true,
});
