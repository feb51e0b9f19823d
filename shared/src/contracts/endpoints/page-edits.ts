import {
  changedPage,
  changePageBody,
  editLine,
  editPageBody,
  pageContents,
  publishedPage,
  publishPageBody,
  sectionAlternatives,
  writeSectionBody,
} from '../page-edit.ts';
import { endpoint } from './endpoint.ts';

/** What a page says, as it is kept: its draft, or else what is published. */
export const readPageOutline = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/page/:page_id/outline',
  access: 'pages:read',
  responses: { 200: pageContents },
  errors: ['conflict'],
});

/** Changes a page by operations, and keeps the result as a draft or puts it online. */
export const changePage = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/page/:page_id/operation',
  access: 'pages:write',
  body: changePageBody,
  responses: { 200: changedPage },
  errors: ['plan_limit', 'plan_required', 'conflict', 'stale_version', 'invalid'],
});

/** Puts a page online, with what waits as a draft. */
export const publishPage = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/page/:page_id/publish',
  access: 'pages:write',
  body: publishPageBody,
  responses: { 200: publishedPage },
  errors: ['plan_limit', 'plan_required', 'conflict', 'stale_version'],
});

/** Changes a page by words: one line of JSON for each operation as it becomes certain, then how it ended. */
export const editPage = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/page/:page_id/ai',
  access: 'pages:write',
  body: editPageBody,
  responses: { 200: editLine },
  errors: ['plan_limit', 'plan_required', 'conflict', 'stale_version'],
});

/** Three ways to word a section, or to lay it out. */
export const writeSection = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/page/:page_id/section/:section_id/write',
  access: 'pages:write',
  body: writeSectionBody,
  responses: { 200: sectionAlternatives },
  errors: ['plan_limit', 'plan_required', 'conflict'],
});
