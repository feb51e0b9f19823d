import { commentThreadResponse, commentThreads, replyToCommentBody, resolveCommentBody } from '../page-comment.ts';
import { confirmation } from '../wire.ts';
import { endpoint } from './endpoint.ts';

const path = '/v1/api/project/:project_id/page/:page_id/comment';

/** What readers of preview links said of a page, by threads. */
export const listPageComments = endpoint({
  method: 'GET',
  path,
  access: 'pages:read',
  responses: { 200: commentThreads },
});

/** Answers in a thread as the page's owner; its readers see it. */
export const replyToPageComment = endpoint({
  method: 'POST',
  path: `${path}/:thread_id/reply`,
  access: 'pages:write',
  body: replyToCommentBody,
  responses: { 201: commentThreadResponse },
  errors: ['conflict'],
});

/** Says that a thread is done with, or that it is not. */
export const resolvePageComment = endpoint({
  method: 'PUT',
  path: `${path}/:thread_id`,
  access: 'pages:write',
  body: resolveCommentBody,
  responses: { 200: commentThreadResponse },
});

/** Deletes one comment; the first of a thread takes the whole thread along. */
export const deletePageComment = endpoint({
  method: 'DELETE',
  path: `${path}/:comment_id`,
  access: 'pages:write',
  responses: { 200: confirmation },
});
