import type { Sought } from '@landfall/editor/find/find-text';
import type { PageWithText, SharedWithText } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import { and, asc, count, eq, gt, inArray, ne, sql } from '../../platform/db/operators.ts';
import { pageDrafts, pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { OverLimitError } from '../../platform/workers/over-limit-error.ts';
import { task } from '../../platform/workers/task.ts';
import { sharedOf } from '../shared-sections/shared-sections.ts';
import { CONTENTS, isItsDraft, STATE } from './contents-of.ts';
import type { run } from './find-work.ts';

/** Milliseconds; pages that have to be read by the editor take up to three seconds each. */
const FINDING_MS = 15_000;
const FINDING = task<typeof run>(new URL('./find-work.ts', import.meta.url), FINDING_MS);

/** Pages that a worker is given at a time, and bytes of them, as the database packs them. */
const CHUNK_PAGES = 50;
const CHUNK_BYTES = 200_000;

/** Pages that are answered at once, at most, and the milliseconds after which no more are looked through. */
const MOST_FOUND = 100;
const ENOUGH_MS = 1_500;

type Question = Parameters<typeof run>[0];
type Answer = ReturnType<typeof run>;

const isSearched = (projectId: string) => and(eq(pages.projectId, projectId), ne(pages.status, 'pending'));

/** What is found in a chunk; where one page is too much for a worker, the others are found without it. */
async function lookThrough(context: Context, owner: string, question: Question): Promise<Answer> {
  try {
    return await context.work.threads.run(FINDING, owner, question);
  } catch (error) {
    if (!(error instanceof OverLimitError)) throw error;
    const { pages: all, parts } = question;
    if (all.length + parts.length <= 1) return { pages: [], parts: [], unread: [...all, ...parts].map(({ id }) => id) };
    const whole: Answer = { pages: [], parts: [], unread: [] };
    const single = [
      ...all.map((page) => ({ pages: [page], parts: [] })),
      ...parts.map((part) => ({ pages: [], parts: [part] })),
    ];
    for (const one of single) {
      const found = await lookThrough(context, owner, { ...question, ...one });
      whole.pages.push(...found.pages);
      whole.parts.push(...found.parts);
      whole.unread.push(...found.unread);
    }
    return whole;
  }
}

/** The next pages to look through: as many as fit into a worker's turn. */
async function nextChunk({ db }: Context, projectId: string, after: string): Promise<string[]> {
  const size = sql<number>`(coalesce(pg_column_size(${pages.editorData}), 0)
    + coalesce(pg_column_size(${pages.sections}), 0) + coalesce(pg_column_size(${pageDrafts.data}), 0))::int`;
  const rows = await db
    .select({ id: pages.id, size })
    .from(pages)
    .leftJoin(pageDrafts, isItsDraft)
    .where(and(isSearched(projectId), gt(pages.id, after)))
    .orderBy(asc(pages.id))
    .limit(CHUNK_PAGES);
  let bytes = 0;
  const fit = rows.findIndex((row) => {
    bytes += row.size;
    return bytes > CHUNK_BYTES;
  });
  return rows.slice(0, fit < 0 ? rows.length : Math.max(1, fit)).map(({ id }) => id);
}

/**
 * One part of the pages of a project whose newest contents have some words, and with the first part the shared sections.
 * `cursor` is the last page of the part before. @throws AppError unavailable, too_many_requests
 */
export async function findSiteText(
  context: Context,
  owner: string,
  projectId: string,
  { cursor, ...sought }: Sought & { cursor: string },
) {
  const { db } = context;
  const until = Date.now() + ENOUGH_MS;
  const [all] = await db.select({ total: count() }).from(pages).where(isSearched(projectId));
  const known = await sharedOf(db, projectId);
  const shared = known.map(({ id }) => id);
  const found: PageWithText[] = [];
  let [searched, unread, last] = [0, 0, cursor];
  let parts: SharedWithText[] = [];
  if (cursor === '' && known.length > 0) {
    const sent = known.map(({ id, contents }) => ({ id, contents: JSON.stringify(contents) }));
    const answer = await lookThrough(context, owner, { sought, shared, pages: [], parts: sent });
    parts = known.flatMap(({ id, name, revision }) => {
      const part = answer.parts.find((each) => each.id === id);
      return part ? [{ shared_id: id, name, revision, hits: part.hits, excerpt: part.excerpt }] : [];
    });
  }
  let isAtEnd = false;
  while (!isAtEnd && found.length < MOST_FOUND && Date.now() <= until) {
    const ids = await nextChunk(context, projectId, last);
    isAtEnd = ids.length === 0;
    if (isAtEnd) break;
    const rows = await db
      .select({ ...CONTENTS, ...STATE, path: pages.path })
      .from(pages)
      .leftJoin(pageDrafts, isItsDraft)
      .where(inArray(pages.id, ids))
      .orderBy(asc(pages.id));
    const answer = await lookThrough(context, owner, {
      ...{ sought, shared, parts: [] },
      pages: rows.map(({ path: _path, version: _version, stamp: _stamp, ...page }) => page),
    });
    for (const { id, hits, excerpt } of answer.pages) {
      const row = rows.find((each) => each.id === id);
      if (!row) throw new AppError('internal');
      const { title, path, version, stamp } = row;
      found.push({ page_id: id, title, path, version, stamp, hits, excerpt });
    }
    searched += ids.length;
    unread += answer.unread.length;
    last = ids.at(-1) ?? last;
  }
  return { pages: found, shared: parts, unread, searched, total: all?.total ?? 0, next_cursor: isAtEnd ? null : last };
}
