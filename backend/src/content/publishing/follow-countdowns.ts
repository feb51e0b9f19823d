import pLimit from 'p-limit';
import type { Context } from '../../platform/context.ts';
import { asc, eq, isNotNull, lte, sql } from '../../platform/db/operators.ts';
import { pageArtefacts, pages, projects } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { messageOf } from '../../platform/log.ts';
import { writeAnew } from './write-anew.ts';

/** Pages that one run writes, and how many of them at a time. */
const RUN_SIZE = 1_000;
const AT_ONCE = 3;

/** Milliseconds until a page that could not be written is tried again. */
const TRY_AGAIN = 60 * 60_000;

/**
 * Writes anew the pages whose countdowns say something else by now, in milliseconds: those that wait longest first, accounts
 * taking turns. The pages themselves, and their versions, stay as they are. @throws AppError unavailable
 */
export async function followCountdowns(context: Context, now = Date.now(), size = RUN_SIZE): Promise<void> {
  const { db, log } = context;
  const { pageId, changesAt } = pageArtefacts;
  const due = await db
    .select({ pageId })
    .from(pageArtefacts)
    .innerJoin(pages, eq(pages.id, pageId))
    .innerJoin(projects, eq(projects.id, pages.projectId))
    .where(sql`${lte(changesAt, new Date(now))} and ${isNotNull(pages.publishedKey)}`)
    .orderBy(sql`row_number() over (partition by ${projects.userId} order by ${changesAt})`, asc(changesAt))
    .limit(size);
  const limit = pLimit(AT_ONCE);
  const write = async (id: string) => {
    try {
      await writeAnew(context, [id], now);
    } catch (error) {
      if (error instanceof AppError && error.code === 'unavailable') throw error;
      log.error({ err: error, pageId: id }, `A countdown could not be followed: ${messageOf(error)}`);
      const later = new Date(now + TRY_AGAIN);
      await db.update(pageArtefacts).set({ changesAt: later }).where(eq(pageId, id));
    }
  };
  await Promise.all(due.map((row) => limit(() => write(row.pageId))));
}
