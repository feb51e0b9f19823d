import type { PinnedSection } from '@landfall/page/pins/pin';
import { COMMENT_DAYS, type CommentThread, MOST_COMMENTS } from '@landfall/shared/contracts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { and, asc, count, eq, gt, inArray, isNull, not, sql } from '../../platform/db/operators.ts';
import { notifications, pageComments, pageCommentThreads, pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { notifyOwner } from '../../platform/notifications/notify-account.ts';
import { type CommentProblem, commentId, MOST_A_DAY, type SentComment, storable } from './sent-comment.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Threads that are deleted in one turn. */
const BATCH = 1_000;

/** Threads of a page with their comments, both oldest first. */
export async function listThreads(db: Database, pageId: string, threadId?: string): Promise<CommentThread[]> {
  const isWanted = and(
    eq(pageCommentThreads.pageId, pageId),
    threadId === undefined ? undefined : eq(pageCommentThreads.id, threadId),
  );
  const rows = await db
    .select({ thread: pageCommentThreads, comment: pageComments })
    .from(pageCommentThreads)
    .innerJoin(pageComments, eq(pageComments.threadId, pageCommentThreads.id))
    .where(isWanted)
    .orderBy(
      asc(pageCommentThreads.createdAt),
      asc(pageCommentThreads.id),
      asc(pageComments.createdAt),
      asc(pageComments.id),
    );
  const threads = new Map<string, CommentThread>();
  for (const { thread, comment } of rows) {
    const { id, section, sectionName, resolvedAt } = thread;
    const known = threads.get(id) ?? {
      ...{ thread_id: id, section, section_name: sectionName, resolved: resolvedAt !== null },
      comments: [],
    };
    threads.set(id, known);
    known.comments.push({
      ...{ comment_id: comment.id, name: comment.name, is_owner: comment.isOwner, text: comment.text },
      created_at: toEpochSeconds(comment.createdAt),
    });
  }
  return [...threads.values()];
}

async function requireThread(db: Database, pageId: string, threadId: string): Promise<CommentThread> {
  const [thread] = await listThreads(db, pageId, threadId);
  if (!thread) throw new AppError('not_found', { message: 'This comment does not exist any more.' });
  return thread;
}

/** Holds the page, so that two at once are not both the last comment allowed. Null where it is gone. */
async function holdPage(tx: Transaction, pageId: string) {
  const [page] = await tx
    .select({ projectId: pages.projectId, title: pages.title })
    .from(pages)
    .where(eq(pages.id, pageId))
    .for('no key update');
  return page ?? null;
}

async function countComments(tx: Transaction, pageId: string, more?: ReturnType<typeof and>): Promise<number> {
  const [all] = await tx
    .select({ count: count() })
    .from(pageComments)
    .innerJoin(pageCommentThreads, eq(pageCommentThreads.id, pageComments.threadId))
    .where(and(eq(pageCommentThreads.pageId, pageId), more));
  return Number(all?.count);
}

const isStored = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.select({ id: pageComments.id }).from(pageComments).where(eq(pageComments.id, id))).length > 0;

/**
 * Stores what a reader said of a section, once, and tells the page's owner. Whoever answers in a thread that was resolved
 * opens it again. @returns null where it is stored, else why it is not
 */
export async function storeComment(
  db: Database,
  pageId: string,
  section: PinnedSection,
  { name, text, nonce, thread }: SentComment,
): Promise<CommentProblem | null> {
  const id = commentId(pageId, nonce);
  return db.transaction(async (tx) => {
    const page = await holdPage(tx, pageId);
    if (!page) return 'gone';
    if (await isStored(tx, id)) return null;
    if ((await countComments(tx, pageId)) >= MOST_COMMENTS) return 'full';
    const today = and(not(pageComments.isOwner), gt(pageComments.createdAt, new Date(Date.now() - DAY_MS)));
    if ((await countComments(tx, pageId, today)) >= MOST_A_DAY) return 'day';
    if (thread) {
      const isIt = and(eq(pageCommentThreads.id, thread), eq(pageCommentThreads.pageId, pageId));
      const [known] = await tx.update(pageCommentThreads).set({ resolvedAt: null }).where(isIt).returning();
      if (!known) return 'gone';
    } else await tx.insert(pageCommentThreads).values({ id, pageId, section: section.key, sectionName: section.name });
    await tx.insert(pageComments).values({ id, threadId: thread || id, isOwner: false, name, text });
    // One that waits to be read says as much as many.
    await tx
      .delete(notifications)
      .where(
        and(
          eq(notifications.type, 'comment.created'),
          eq(notifications.subjectId, pageId),
          isNull(notifications.readAt),
        ),
      );
    await notifyOwner(tx, page.projectId, { type: 'comment.created', subjectId: pageId, name: page.title });
    return null;
  });
}

/** Answers in a thread as the page's owner, once. @throws AppError not_found, conflict where the page has no room */
export async function replyToThread(
  db: Database,
  pageId: string,
  threadId: string,
  { text, nonce }: { text: string; nonce: string },
): Promise<CommentThread> {
  const id = commentId(pageId, `${nonce} owner`);
  return db.transaction(async (tx) => {
    await holdPage(tx, pageId);
    await requireThread(tx, pageId, threadId);
    if (!(await isStored(tx, id))) {
      if ((await countComments(tx, pageId)) >= MOST_COMMENTS)
        throw new AppError('conflict', {
          message: `A page has ${MOST_COMMENTS} comments at most. Delete some first.`,
        });
      await tx.insert(pageComments).values({ id, threadId, isOwner: true, name: '', text: storable(text) });
      await tx.update(pageCommentThreads).set({ updatedAt: new Date() }).where(eq(pageCommentThreads.id, threadId));
    }
    return requireThread(tx, pageId, threadId);
  });
}

/** Says whether a thread is done with. @throws AppError not_found */
export async function resolveThread(
  db: Database,
  pageId: string,
  threadId: string,
  resolved: boolean,
): Promise<CommentThread> {
  await db
    .update(pageCommentThreads)
    .set({ resolvedAt: resolved ? new Date() : null })
    .where(and(eq(pageCommentThreads.id, threadId), eq(pageCommentThreads.pageId, pageId)));
  return requireThread(db, pageId, threadId);
}

/** Deletes a comment; the first of a thread takes the thread along. @throws AppError not_found */
export async function deleteComment(db: Database, pageId: string, commentId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdPage(tx, pageId);
    const isOfPage = inArray(
      pageComments.threadId,
      tx.select({ id: pageCommentThreads.id }).from(pageCommentThreads).where(eq(pageCommentThreads.pageId, pageId)),
    );
    const [comment] = await tx
      .select({ threadId: pageComments.threadId })
      .from(pageComments)
      .where(and(eq(pageComments.id, commentId), isOfPage));
    if (!comment) throw new AppError('not_found', { message: 'This comment does not exist any more.' });
    const [first] = await tx
      .select({ id: pageComments.id })
      .from(pageComments)
      .where(eq(pageComments.threadId, comment.threadId))
      .orderBy(asc(pageComments.createdAt), asc(pageComments.id))
      .limit(1);
    if (first?.id === commentId) await tx.delete(pageCommentThreads).where(eq(pageCommentThreads.id, comment.threadId));
    else await tx.delete(pageComments).where(eq(pageComments.id, commentId));
  });
}

/** Deletes threads with which nothing was done for as long as they are kept. */
export async function deleteOldComments(db: Database): Promise<void> {
  await db.execute(sql`delete from ${pageCommentThreads} where id in (
    select id from ${pageCommentThreads} where updated_at < now() - make_interval(days => ${COMMENT_DAYS}) limit ${BATCH})`);
}
