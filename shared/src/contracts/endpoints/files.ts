import * as v from 'valibot';
import {
  bulkFiles,
  fileList,
  fileListQuery,
  fileUses,
  renameFile as renameFileBody,
  replacedFile,
  storedFile,
  undoReplacing as undoReplacingBody,
} from '../file.ts';
import { bulkResponse, tagList } from '../list-query.ts';
import { dataOf, messageResponse } from '../wire.ts';
import { endpoint } from './endpoint.ts';

/** The files library, newest first; searched, filtered and sorted where the query says so. */
export const listFiles = endpoint({
  method: 'GET',
  path: '/v1/editor/other/files',
  access: 'files:read',
  query: fileListQuery,
  responses: { 200: fileList },
});

/** Stores one image or video. */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/v1/editor/other/upload',
  access: 'files:write',
  form: v.object({}),
  responses: { 201: dataOf(storedFile) },
  accepts: [200, 201],
  bodyOptional: true,
  errors: ['too_large', 'type_not_allowed', 'plan_limit', 'plan_required'],
});

/** Moves a file to the trash: pages that show it go on showing it until it goes for good. */
export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/v1/api/project/file/:file_id',
  access: 'files:write',
  responses: { 200: messageResponse },
  accepts: [200],
  bodyOptional: true,
});

/** One file of the library. */
export const readFile = endpoint({
  method: 'GET',
  path: '/v1/api/project/file/:file_id',
  access: 'files:read',
  responses: { 200: dataOf(storedFile) },
});

export const renameFile = endpoint({
  method: 'PUT',
  path: '/v1/api/project/file/:file_id',
  access: 'files:write',
  body: renameFileBody,
  responses: { 200: dataOf(storedFile) },
});

/** Puts another content in the place of a file's: every page that shows it is published anew. */
export const replaceFile = endpoint({
  method: 'POST',
  path: '/v1/api/project/file/:file_id/replace',
  access: 'files:write',
  form: v.object({}),
  responses: { 200: replacedFile },
  errors: ['too_large', 'type_not_allowed', 'plan_limit', 'plan_required', 'conflict'],
});

/** Puts back what a file held before it was replaced. */
export const undoReplacing = endpoint({
  method: 'POST',
  path: '/v1/api/project/file/:file_id/replace/undo',
  access: 'files:write',
  body: undoReplacingBody,
  responses: { 200: replacedFile },
  errors: ['conflict', 'plan_limit', 'plan_required'],
});

export const listFileUses = endpoint({
  method: 'GET',
  path: '/v1/api/project/file/:file_id/use',
  access: 'files:read',
  responses: { 200: fileUses },
});

/** Does the same to several files, each by itself. */
export const changeFiles = endpoint({
  method: 'POST',
  path: '/v1/api/project/file/bulk',
  access: 'files:write',
  body: bulkFiles,
  responses: { 200: bulkResponse },
});

export const listFileTags = endpoint({
  method: 'GET',
  path: '/v1/api/project/file/tag',
  access: 'files:read',
  responses: { 200: tagList },
});
