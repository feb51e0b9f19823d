import type { Route } from './route.ts';

/** A route of the site `one`, for tests. */
export const sampleRoute = (fields: Partial<Route> = {}): Route => ({
  siteId: 'one',
  path: '/',
  pageId: 'page',
  title: 'A page',
  status: 200,
  location: '',
  contentType: 'text/html; charset=utf-8',
  key: `sites/page/${fields.title ?? 'A page'}.html`,
  etag: 'tag',
  hasForm: false,
  formTargets: '',
  frameOrigins: '',
  experiment: '',
  variants: [],
  code: null,
  cdn: true,
  language: 'en',
  ...fields,
});
