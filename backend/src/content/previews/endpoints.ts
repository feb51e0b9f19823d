import { dataOf, flag, messageResponse } from '@landfall/shared/contracts';
import { endpoint } from '@landfall/shared/endpoints';
import * as v from 'valibot';

// Links under which people without an account look at a page. The visual editor alone calls these.

/** Days that a link may work. */
const PREVIEW_DAYS = [1, 7, 30] as const;

const previewLink = v.object({
  preview_id: v.string(),
  url: v.string(),
  /** Epoch seconds. */
  expires_at: v.number(),
  /** Whether its readers may comment. */
  comments: v.boolean(),
});
export type PreviewLink = v.InferOutput<typeof previewLink>;

const path = '/v1/editor/project/:project_id/page/:page_id/preview';

/** The links of a page that work, newest first. */
export const listPreviewLinks = endpoint({
  method: 'GET',
  path,
  access: 'pages:read',
  responses: { 200: dataOf(v.array(previewLink)) },
});

/** Makes a link to look at a page as it is being edited. */
export const createPreviewLink = endpoint({
  method: 'POST',
  path,
  access: 'pages:write',
  body: v.object({ days: v.picklist(PREVIEW_DAYS), comments: flag }),
  responses: { 201: dataOf(previewLink) },
  errors: ['conflict'],
});

/** Takes a link back: it works no more. */
export const deletePreviewLink = endpoint({
  method: 'DELETE',
  path: `${path}/:preview_id`,
  access: 'pages:write',
  responses: { 200: messageResponse },
});

/** A page as it is being edited, for whoever has its link. */
export const viewPreview = endpoint({
  method: 'GET',
  path: '/v1/preview/:token',
  access: 'public',
  query: v.object({ on: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
  responses: {},
  file: 'text/html',
});

const field = v.optional(v.string(), '');

/** What a reader says of a section, as the form of the preview sends it. */
export const commentOnPreview = endpoint({
  method: 'POST',
  path: '/v1/preview/:token/comment',
  access: 'public',
  body: v.object({ on: field, thread: field, nonce: field, name: field, text: field }),
  responses: {},
  file: 'text/html',
});
