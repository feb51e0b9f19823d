import * as endpoints from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireListedPage } from '../pages/pages.ts';
import { requireProject } from '../projects/projects.ts';
import { deleteComment, listThreads, replyToThread, resolveThread } from './comments.ts';

/** What readers of preview links said of a page, for its owner. */
export function registerCommentRoutes(app: App, { db }: Context): void {
  const pageOf = async (account: { id: string }, params: { project_id: string; page_id: string }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return (await requireListedPage(db, project.id, params.page_id)).id;
  };

  const list = { tag: 'pages', summary: 'What readers of preview links said of a page, by threads' };
  serve(app, endpoints.listPageComments, list, async ({ account, params }) => ({
    data: await listThreads(db, await pageOf(account, params)),
  }));

  const reply = { tag: 'pages', summary: 'Answer in a thread of comments as the owner of the page' };
  serve(app, endpoints.replyToPageComment, reply, async ({ account, params, body }) => ({
    data: await replyToThread(db, await pageOf(account, params), params.thread_id, body),
  }));

  const resolve = { tag: 'pages', summary: 'Say that a thread of comments is done with, or that it is not' };
  serve(app, endpoints.resolvePageComment, resolve, async ({ account, params, body }) => ({
    data: await resolveThread(db, await pageOf(account, params), params.thread_id, body.resolved),
  }));

  const remove = { tag: 'pages', summary: 'Delete a comment; the first of a thread takes the thread along' };
  serve(app, endpoints.deletePageComment, remove, async ({ account, params }) => {
    await deleteComment(db, await pageOf(account, params), params.comment_id);
    return { message: 'The comment is deleted.' };
  });
}
