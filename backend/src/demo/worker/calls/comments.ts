import {
  deletePageComment,
  listPageComments,
  replyToPageComment,
  resolvePageComment,
} from '@landfall/shared/endpoints';
import { answer, type Route } from '../api/route.ts';
import { deleteComment, replyTo, requireThread, threadsOf, toThread } from '../pages/threads.ts';
import { requirePage } from './require.ts';

export const commentRoutes: readonly Route[] = [
  answer(listPageComments, ({ state, params }) => ({
    data: threadsOf(state, requirePage(state, params).id).map(toThread),
  })),
  answer(replyToPageComment, ({ state, params, body }) => {
    const thread = requireThread(state, requirePage(state, params).id, params.thread_id);
    return { data: toThread(replyTo(state, thread, body.text, body.nonce)) };
  }),
  answer(resolvePageComment, ({ state, params, body: { resolved } }) => {
    const thread = requireThread(state, requirePage(state, params).id, params.thread_id);
    return { data: toThread(state.threads.change(thread, { resolved })) };
  }),
  answer(deletePageComment, ({ state, params }) => {
    deleteComment(state, requirePage(state, params).id, params.comment_id);
    return { message: '' };
  }),
];
