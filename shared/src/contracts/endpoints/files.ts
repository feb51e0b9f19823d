import * as v from 'valibot';
import { fileList, storedFile } from '../file.ts';
import { dataOf, messageAnswer, pageQuery } from '../wire.ts';
import { endpoint } from './endpoint.ts';

/** The files library, newest first. */
export const listFiles = endpoint({
  method: 'GET',
  path: '/v1/editor/other/files',
  access: 'files:read',
  query: pageQuery,
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

export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/v1/api/project/file/:file_id',
  access: 'files:write',
  responses: { 200: messageAnswer },
  accepts: [200],
  bodyOptional: true,
});
