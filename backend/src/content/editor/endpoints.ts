import { dataOf, page, sharedRevisions } from '@landfall/shared/contracts';
import { endpoint } from '@landfall/shared/endpoints';
import * as v from 'valibot';
import { draftBody } from './draft-body.ts';
import { saveBody } from './save-body.ts';
import { startBody } from './start-body.ts';

// The visual editor's own calls. Their bodies are made of the page's model, which the dashboard knows nothing of.

const state = { version: v.number(), stamp: v.string() };
/** What became of the shared sections that were changed. */
const kept = { ...state, shared: v.optional(sharedRevisions) };

/** The visual editor, a web page. */
export const openEditor = endpoint({
  method: 'GET',
  path: '/v1/editor/project/:project_id/page/:page_id/edit',
  access: 'cookie',
  responses: {},
  file: 'text/html',
});

/** Publishes what the visual editor shows. */
export const saveEditedPage = endpoint({
  method: 'PUT',
  path: '/v1/editor/project/:project_id/page/:page_id',
  access: 'pages:write',
  body: saveBody,
  responses: { 200: v.object({ ...dataOf(page).entries, ...kept }) },
  errors: ['stale_version', 'conflict', 'plan_limit', 'plan_required'],
});

/** What is not published yet. */
export const readPageDraft = endpoint({
  method: 'GET',
  path: '/v1/editor/project/:project_id/page/:page_id/draft',
  access: 'pages:read',
  responses: {
    200: v.object({ ...state, writer: v.string(), data: v.nullable(v.record(v.string(), v.unknown())) }),
    304: v.null(),
  },
});

/** Keeps what the visual editor shows, unpublished; without data, discards it. */
export const keepPageDraft = endpoint({
  method: 'PUT',
  path: '/v1/editor/project/:project_id/page/:page_id/draft',
  access: 'pages:write',
  body: draftBody,
  responses: { 200: v.object(kept) },
  errors: ['stale_version', 'conflict', 'plan_limit', 'plan_required'],
});

/** Draws what an empty page can begin with: a template, or a page that is written from a description. Nothing is stored. */
export const startEditedPage = endpoint({
  method: 'POST',
  path: '/v1/editor/project/:project_id/page/:page_id/start',
  access: 'pages:write',
  body: startBody,
  responses: { 200: dataOf(v.object({ html: v.string(), theme: v.string(), language: v.string() })) },
  errors: ['conflict', 'invalid', 'plan_limit'],
});

/** Which paths of a site lead to no page, and which to one that is not online. */
export const checkLinks = endpoint({
  method: 'POST',
  path: '/v1/editor/project/:project_id/link/check',
  access: 'pages:read',
  body: v.object({ paths: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(200)) }),
  responses: { 200: dataOf(v.object({ missing: v.array(v.string()), offline: v.array(v.string()) })) },
});

/** Makes what was copied from another page safe to be pasted, without the pictures of other accounts. */
export const cleanPaste = endpoint({
  method: 'POST',
  path: '/v1/editor/project/:project_id/paste',
  access: 'pages:read',
  body: v.object({
    html: v.pipe(v.string(), v.maxLength(500_000)),
    css: v.pipe(v.string(), v.maxLength(200_000)),
  }),
  responses: { 200: dataOf(v.object({ html: v.string(), css: v.string(), foreign_pictures: v.number() })) },
  errors: ['invalid'],
});
