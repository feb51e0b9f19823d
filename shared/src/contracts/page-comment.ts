import * as v from 'valibot';
import { message } from './message.ts';
import { dataOf, epochSeconds, flag, id, text } from './wire.ts';

/** Letters of a comment, and of the name that its reader gives. */
export const MOST_COMMENT_LETTERS = 2_000;
export const MOST_READER_NAME_LETTERS = 60;

/** Comments that one page keeps, answers included. */
export const MOST_COMMENTS = 500;

/** Days that a thread is kept after the last thing that was done with it. */
export const COMMENT_DAYS = 365;

/** What somebody says of a section of a page. */
export const pageComment = v.object({
  comment_id: id,
  /** What its reader is called; empty for the page's owner. */
  name: text,
  is_owner: flag,
  text: v.string(),
  created_at: epochSeconds,
});
export type PageComment = v.InferOutput<typeof pageComment>;

/** The comments of one matter, oldest first. */
export const commentThread = v.object({
  thread_id: id,
  /** The section's anchor, or what stands for it where it has none. */
  section: v.string(),
  /** What the section was called when the thread began. */
  section_name: text,
  resolved: flag,
  comments: v.array(pageComment),
});
export type CommentThread = v.InferOutput<typeof commentThread>;

/** GET project/{id}/page/{page_id}/comment: all of a page, oldest first. */
export const commentThreads = dataOf(v.array(commentThread));
export const commentThreadResponse = dataOf(commentThread);

/** POST project/{id}/page/{page_id}/comment/{thread_id}/reply */
export const replyToCommentBody = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('comment_missing', 'Write a comment')),
    v.maxLength(
      MOST_COMMENT_LETTERS,
      message('comment_too_long', 'A comment cannot exceed {max} characters', { max: MOST_COMMENT_LETTERS }),
    ),
  ),
  /** Chosen by the caller: a reply that is sent twice is one. */
  nonce: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
});

/** PUT project/{id}/page/{page_id}/comment/{thread_id} */
export const resolveCommentBody = v.object({ resolved: v.boolean() });
