import { randomUUID } from 'node:crypto';
import { assertStorageRoom, type Storing } from '../../commerce/entitlements.ts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { eq, sql } from '../../platform/db/operators.ts';
import { pageDrafts, pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { keepShared } from '../shared-sections/shared-sections.ts';
import type { DraftBody, Known } from './draft-body.ts';

type DraftRow = typeof pageDrafts.$inferSelect;

/** A page's draft, or the trace of its last change; undefined where the editor never changed it. */
export async function readDraft(db: Database, pageId: string): Promise<DraftRow | undefined> {
  const [draft] = await db.select().from(pageDrafts).where(eq(pageDrafts.pageId, pageId));
  return draft;
}

const pending = () => new AppError('conflict', { message: 'The page is still being generated.' });

/**
 * Holds the page's row and checks that it is as the editor knows it.
 * @throws AppError stale_version with today's version and stamp in `fields`, conflict while it is generated, not_found
 */
export async function holdAsKnown(
  tx: Transaction,
  pageId: string,
  known: Known,
): Promise<{ version: number; draftBytes: number; projectId: string }> {
  const [page] = await tx
    .select({ version: pages.version, status: pages.status, projectId: pages.projectId })
    .from(pages)
    .where(eq(pages.id, pageId))
    .for('update');
  if (!page) throw new AppError('not_found', { message: 'This page does not exist.' });
  if (page.status === 'pending') throw pending();
  const [last] = await tx
    .select({
      version: pageDrafts.version,
      stamp: pageDrafts.stamp,
      writer: pageDrafts.writer,
      bytes: pageDrafts.bytes,
    })
    .from(pageDrafts)
    .where(eq(pageDrafts.pageId, pageId));
  const stamp = last?.stamp ?? '';
  const isOwn = last?.writer === known.writer && last?.version === page.version;
  const isKnown = page.version === known.version && (known.stamp === undefined || known.stamp === stamp);
  // What was published at its hour kept its stamp: whoever knows that knows the contents.
  const isPublishedSince = stamp !== '' && known.stamp === stamp && last?.version === page.version;
  if (isOwn || isKnown || isPublishedSince)
    return { version: page.version, draftBytes: last?.bytes ?? 0, projectId: page.projectId };
  throw new AppError('stale_version', { fields: { version: [String(page.version)], stamp: [stamp] } });
}

const textOf = (data: unknown): string | null => (data ? JSON.stringify(data) : null);
const bytesOf = (text: string | null): number => (text === null ? 0 : Buffer.byteLength(text));

/** Notes what the editor made of the page, with a new stamp unless one is given, in the transaction that holds the page. */
export function noteChange(
  tx: Transaction,
  pageId: string,
  { data, ...change }: Pick<DraftRow, 'version' | 'writer' | 'data'> & { stamp?: string | undefined },
): Promise<string> {
  return noteText(tx, pageId, { ...change, text: textOf(data) });
}

/** The same of contents that are JSON text. */
export async function noteText(
  tx: Transaction,
  pageId: string,
  change: Pick<DraftRow, 'version' | 'writer'> & { text: string | null; stamp?: string | undefined },
): Promise<string> {
  const { version, writer, text, stamp = randomUUID() } = change;
  const row = { version, writer, stamp, data: sql`${text}::jsonb`, bytes: bytesOf(text) };
  await tx
    .insert(pageDrafts)
    .values({ pageId, ...row })
    .onConflictDoUpdate({ target: pageDrafts.pageId, set: { ...row, updatedAt: new Date() } });
  return stamp;
}

/**
 * Keeps what the editor shows without publishing it: visitors see nothing of it.
 * @throws AppError stale_version, conflict while the page is generated, not_found, plan_limit
 */
export const keepDraft = (
  db: Database,
  account: Storing,
  pageId: string,
  { data, writer, shared = [], ...known }: DraftBody,
) =>
  db.transaction(async (tx) => {
    const { version, draftBytes, projectId } = await holdAsKnown(tx, pageId, { ...known, writer });
    const text = textOf(data);
    if (text !== null) await assertStorageRoom(tx, account, bytesOf(text) - draftBytes);
    const kept = await keepShared(tx, projectId, shared);
    const stamp = await noteText(tx, pageId, { version, writer, text });
    return { version, stamp, ...(kept.length > 0 && { shared: kept }) };
  });
