import {
  createSharedSectionBody,
  publishedSharedSection,
  publishSharedSectionBody,
  renameSharedSectionBody,
  sharedSectionDetail,
  sharedSectionList,
} from '../shared-section.ts';
import { messageResponse } from '../wire.ts';
import { endpoint } from './endpoint.ts';

/** The sections that several pages of a project show, by name. */
export const listSharedSections = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/shared-section',
  access: 'pages:read',
  responses: { 200: sharedSectionList },
});

/** One of them with its newest contents. */
export const readSharedSection = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/shared-section/:shared_id',
  access: 'pages:read',
  responses: { 200: sharedSectionDetail },
});

/** Makes a section one that other pages of the project can show. */
export const createSharedSection = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/shared-section',
  access: 'pages:write',
  body: createSharedSectionBody,
  responses: { 201: sharedSectionDetail },
  errors: ['plan_limit', 'plan_required', 'conflict'],
});

export const renameSharedSection = endpoint({
  method: 'PUT',
  path: '/v1/api/project/:project_id/shared-section/:shared_id',
  access: 'pages:write',
  body: renameSharedSectionBody,
  responses: { 200: messageResponse },
});

/** Pages keep what they show of it as sections of their own. */
export const deleteSharedSection = endpoint({
  method: 'DELETE',
  path: '/v1/api/project/:project_id/shared-section/:shared_id',
  access: 'pages:write',
  responses: { 200: messageResponse },
});

/** Publishes its newest contents on every page that shows it, and nothing else of those pages. */
export const publishSharedSection = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/shared-section/:shared_id/publish',
  access: 'pages:write',
  body: publishSharedSectionBody,
  responses: { 200: publishedSharedSection },
  errors: ['stale_version', 'plan_limit', 'plan_required'],
});
