import { pageRedirectList } from '../page-redirect.ts';
import { messageResponse } from '../wire.ts';
import { endpoint } from './endpoint.ts';

/** The addresses that lead to a page because it had them before; at most twenty. */
export const listPageRedirects = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/page/:page_id/redirect',
  access: 'pages:read',
  responses: { 200: pageRedirectList },
});

/** Ends one: nothing is found at that address any more. */
export const deletePageRedirect = endpoint({
  method: 'DELETE',
  path: '/v1/api/project/:project_id/page/:page_id/redirect/:redirect_id',
  access: 'pages:write',
  responses: { 200: messageResponse },
  bodyOptional: true,
});
