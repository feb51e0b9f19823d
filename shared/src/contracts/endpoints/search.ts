import { accountSearchQuery, searchResponse } from '../search.ts';
import { endpoint } from './endpoint.ts';

/** Finds pages, files, leads, domains and projects of the account. */
export const searchAccount = endpoint({
  method: 'GET',
  path: '/v1/api/search',
  access: 'session',
  query: accountSearchQuery,
  responses: { 200: searchResponse },
});
