import type { PinnedSection } from '@landfall/page/pins/pin';
import { COMMENT_DAYS, type CommentThread, MOST_COMMENTS, type PageComment } from '@landfall/shared/contracts';
import {
  type CommentProblem,
  commentId,
  MOST_A_DAY,
  type SentComment,
  storable,
} from '../../../content/previews/sent-comment.ts';
import { AppError } from '../../../platform/errors.ts';
import { tell } from '../calls/tell.ts';
import { now } from '../moment.ts';
import type { PageRecord, ThreadRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';

const DAY = 24 * 60 * 60;

export const toThread = ({ id, section, section_name, resolved, comments }: ThreadRecord): CommentThread => ({
  ...{ thread_id: id, section, section_name, resolved, comments },
});

const ofPage = (state: State, pageId: string): ThreadRecord[] =>
  state.threads.all().filter((thread) => thread.pageId === pageId);

const beginOf = ({ comments }: ThreadRecord): number => comments[0]?.created_at ?? 0;

/** Threads of a page, oldest first. */
export const threadsOf = (state: State, pageId: string): ThreadRecord[] =>
  ofPage(state, pageId).toSorted((a, b) => beginOf(a) - beginOf(b));

/** @throws AppError not_found */
export function requireThread(state: State, pageId: string, id: string): ThreadRecord {
  const found = state.threads.get(id);
  if (found?.pageId !== pageId) throw new AppError('not_found', { message: 'This comment does not exist any more.' });
  return found;
}

const add = (state: State, thread: ThreadRecord, comment: PageComment): ThreadRecord =>
  state.threads.put({ ...thread, comments: [...thread.comments, comment], updatedAt: now() });

/** One that waits to be read says as much as many. */
function tellComment(state: State, { id, title, projectId }: PageRecord): void {
  for (const { id: old, type, subject_id, read } of state.notifications.all())
    if (type === 'comment.created' && subject_id === id && !read) state.notifications.delete(old);
  tell(state, { type: 'comment.created', thing: 'page', subject_id: id, name: title, project_id: projectId });
}

/**
 * Stores what a reader said of a section, once, and tells the page's owner. Whoever answers in a thread that was resolved opens it
 * again. @returns null where it is stored, else why it is not
 */
export function storeComment(
  state: State,
  page: PageRecord,
  section: PinnedSection,
  { name, text, nonce, thread }: SentComment,
): CommentProblem | null {
  const id = commentId(page.id, nonce);
  const comments = ofPage(state, page.id).flatMap((known) => known.comments);
  if (comments.some(({ comment_id }) => comment_id === id)) return null;
  if (comments.length >= MOST_COMMENTS) return 'full';
  const today = comments.filter(({ is_owner, created_at }) => !is_owner && created_at > now() - DAY);
  if (today.length >= MOST_A_DAY) return 'day';
  const begun = { id, pageId: page.id, section: section.key, section_name: section.name };
  const answered = thread ? state.threads.get(thread) : { ...begun, resolved: false, comments: [], updatedAt: now() };
  if (answered?.pageId !== page.id) return 'gone';
  add(state, { ...answered, resolved: false }, { comment_id: id, name, is_owner: false, text, created_at: now() });
  tellComment(state, page);
  return null;
}

/** Answers in a thread as the page's owner, once. @throws AppError conflict where the page has no room */
export function replyTo(state: State, thread: ThreadRecord, text: string, nonce: string): ThreadRecord {
  const comment_id = commentId(thread.pageId, `${nonce} owner`);
  if (thread.comments.some((comment) => comment.comment_id === comment_id)) return thread;
  if (ofPage(state, thread.pageId).flatMap(({ comments }) => comments).length >= MOST_COMMENTS)
    throw new AppError('conflict', { message: `A page has ${MOST_COMMENTS} comments at most. Delete some first.` });
  return add(state, thread, { comment_id, name: '', is_owner: true, text: storable(text), created_at: now() });
}

/** Deletes a comment; the first of a thread takes the thread along. @throws AppError not_found */
export function deleteComment(state: State, pageId: string, id: string): void {
  const thread = ofPage(state, pageId).find(({ comments }) => comments.some(({ comment_id }) => comment_id === id));
  if (!thread) throw new AppError('not_found', { message: 'This comment does not exist any more.' });
  const comments = thread.comments.filter(({ comment_id }) => comment_id !== id);
  if (thread.comments[0]?.comment_id === id) state.threads.delete(thread.id);
  else state.threads.change(thread, { comments });
}

/** Deletes threads with which nothing was done for as long as they are kept. */
export function deleteOldThreads(state: State): void {
  for (const { id, updatedAt } of state.threads.all())
    if (updatedAt < now() - COMMENT_DAYS * DAY) state.threads.delete(id);
}
