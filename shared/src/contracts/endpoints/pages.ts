import * as v from 'valibot';
import { briefResponse, pageFacts, readBriefBody } from '../fact-sheet.ts';
import { bulkResponse, tagList } from '../list-query.ts';
import { bulkPages, createPage as createPageBody, page, pageInfo, pageList, pageListQuery } from '../page.ts';
import { generatePage as generatePageBody, pageResponse, updatePage as updatePageBody } from '../page-write.ts';
import { dataOf, messageResponse } from '../wire.ts';
import { endpoint } from './endpoint.ts';

/** The pages of a project, newest first; searched, filtered and sorted where the query says so. */
export const listPages = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/page',
  access: 'pages:read',
  query: pageListQuery,
  responses: { 200: pageList },
});

export const readPage = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/page/:page_id',
  access: 'pages:read',
  responses: { 200: pageInfo },
});

/** Creates a page; with a description for the AI it is pending until it is written. */
export const createPage = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/page/new',
  access: 'pages:write',
  body: createPageBody,
  responses: { 201: dataOf(page) },
  accepts: [200, 201],
  bodyOptional: true,
  errors: ['plan_limit', 'plan_required', 'slug_taken'],
});

/** Changes a page; what is left out stays. */
export const updatePage = endpoint({
  method: 'PUT',
  path: '/v1/api/project/:project_id/page/:page_id',
  access: 'pages:write',
  body: updatePageBody,
  responses: { 200: pageResponse },
  bodyOptional: true,
  errors: ['plan_required', 'slug_taken', 'conflict'],
});

/** Takes a page offline and moves it to the trash. */
export const deletePage = endpoint({
  method: 'DELETE',
  path: '/v1/api/project/:project_id/page/:page_id',
  access: 'pages:write',
  responses: { 200: messageResponse },
  accepts: [200],
  bodyOptional: true,
});

/** Does the same to several pages, each by itself. */
export const changePages = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/page/bulk',
  access: 'pages:write',
  body: bulkPages,
  responses: { 200: bulkResponse },
});

export const listPageTags = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/page/tag',
  access: 'pages:read',
  responses: { 200: tagList },
});

/** Copies a page with its contents; the copy is switched off. */
export const duplicatePage = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/page/:page_id/duplicate',
  access: 'pages:write',
  responses: { 201: pageResponse },
  errors: ['plan_limit', 'plan_required', 'conflict'],
});

/** Has a page written by AI, again or for the first time. */
export const generatePage = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/page/:page_id/generate',
  access: 'pages:write',
  body: v.nullish(generatePageBody, {}),
  responses: { 202: pageResponse },
  errors: ['plan_limit', 'plan_required', 'conflict'],
});

/** What a description says, fact by fact; nothing is stored. */
export const readBrief = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/brief',
  access: 'pages:write',
  body: readBriefBody,
  responses: { 200: briefResponse },
});

/** What a page was written from, and the section where each fact stands. */
export const readPageFacts = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/page/:page_id/facts',
  access: 'pages:read',
  responses: { 200: pageFacts },
});
