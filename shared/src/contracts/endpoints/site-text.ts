import {
  findSiteTextBody,
  foundSiteText,
  replacedSiteText,
  replaceSiteTextBody,
  undoSiteTextBody,
} from '../site-text.ts';
import { endpoint } from './endpoint.ts';

/** The pages and shared sections of a project whose newest contents have some words, a part at a time. */
export const findSiteText = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/text/find',
  access: 'pages:read',
  body: findSiteTextBody,
  responses: { 200: foundSiteText },
});

/** Replaces words in pages, each kept as a draft, and in shared sections. Nothing is published. */
export const replaceSiteText = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/text/replace',
  access: 'pages:write',
  body: replaceSiteTextBody,
  responses: { 200: replacedSiteText },
});

/** Takes a replacement back, in each page and section that nobody changed since. */
export const undoSiteText = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/text/undo',
  access: 'pages:write',
  body: undoSiteTextBody,
  responses: { 200: replacedSiteText },
});
