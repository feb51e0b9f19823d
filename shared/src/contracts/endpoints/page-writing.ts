import { endpoint } from './endpoint.ts';

/** What a model has written so far of a page, as a web page. */
export const viewPageWriting = endpoint({
  method: 'GET',
  path: '/v1/editor/project/:project_id/page/:page_id/writing/view',
  access: 'cookie',
  responses: {},
  file: 'text/html',
});

/** The same as a picture. */
export const picturePageWriting = endpoint({
  method: 'GET',
  path: '/v1/editor/project/:project_id/page/:page_id/writing/picture',
  access: 'cookie',
  responses: {},
  file: 'image/webp',
});
