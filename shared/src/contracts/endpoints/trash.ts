import { restoredResponse, trashList, trashQuery } from '../trash.ts';
import { messageResponse } from '../wire.ts';
import { endpoint } from './endpoint.ts';

/** What the account deleted in the last days, latest first. */
export const listTrash = endpoint({
  method: 'GET',
  path: '/v1/api/trash',
  access: 'session',
  query: trashQuery,
  responses: { 200: trashList },
});

/** Undoes a deletion, with all that went along; a page that was online is online again. */
export const restoreFromTrash = endpoint({
  method: 'POST',
  path: '/v1/api/trash/:id/restore',
  access: 'session',
  responses: { 200: restoredResponse },
  errors: ['plan_limit', 'plan_required', 'conflict'],
});

/** Deletes for good. */
export const deleteFromTrash = endpoint({
  method: 'DELETE',
  path: '/v1/api/trash/:id',
  access: 'session',
  responses: { 200: messageResponse },
  bodyOptional: true,
});
