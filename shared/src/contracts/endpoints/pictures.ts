import { storedFile } from '../file.ts';
import { foundPictures, pictureQuery, pictureSources, takePicture as takePictureBody } from '../picture.ts';
import { dataOf } from '../wire.ts';
import { endpoint } from './endpoint.ts';

/** The services that pictures may come from. */
export const listPictureSources = endpoint({
  method: 'GET',
  path: '/v1/api/picture/source',
  access: 'files:read',
  responses: { 200: pictureSources },
});

/** Finds pictures at a service. */
export const findPictures = endpoint({
  method: 'GET',
  path: '/v1/api/picture',
  access: 'files:read',
  query: pictureQuery,
  responses: { 200: foundPictures },
  errors: ['unavailable'],
});

/** Copies a service's picture into the account's files, with the name of its author. */
export const takePicture = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/picture',
  access: 'files:write',
  body: takePictureBody,
  responses: { 201: dataOf(storedFile) },
  errors: ['too_large', 'type_not_allowed', 'plan_limit', 'plan_required', 'unavailable'],
});
