import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Sought } from '@landfall/editor/find/find-text';
import type { ReplacedOutcome, ReplacedSiteText, SharedContents } from '@landfall/shared/contracts';
import { assertStorageRoom, type Storing } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { sql } from '../../platform/db/operators.ts';
import { pageDrafts, pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toAppError } from '../../platform/http/to-app-error.ts';
import { discard } from '../../platform/storage/discard.ts';
import { task } from '../../platform/workers/task.ts';
import { holdAsKnown, noteText } from '../editor/drafts.ts';
import { MAX_SAVE_BYTES } from '../editor/save-body.ts';
import { OUTDATED_DRAFT } from '../pages/outdated-draft.ts';
import { forgetObjects } from '../pages/stored-document.ts';
import { keepShared, requireShared, sharedOf } from '../shared-sections/shared-sections.ts';
import { CONTENTS, isItsDraft, isPageOf, STATE } from './contents-of.ts';
import type { run } from './replace-work.ts';

/** Milliseconds; a page of two thousand elements that was never edited takes three seconds. */
const REPLACING_MS = 20_000;
const REPLACING = task<typeof run>(new URL('./replace-work.ts', import.meta.url), REPLACING_MS);

/** Milliseconds after which a call begins no other page. */
const ENOUGH_MS = 8_000;

/** Milliseconds for which what was there before is kept, for whoever takes a replacement back. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Who changed a draft: an editor that has it open learns that it is old. */
const WRITER = 'text-replaced';

type Page = ReplacedSiteText['pages'][number];
type Shared = ReplacedSiteText['shared'][number];
type KnownPage = Pick<Page, 'page_id' | 'version' | 'stamp'>;
type KnownShared = Pick<Shared, 'shared_id' | 'revision'>;

/** Where that is kept: with the page, so that it goes with it. */
const beforePage = ({ page_id, stamp }: Omit<KnownPage, 'version'>) => `sites/${page_id}/before-${stamp}.json.gz`;
const beforeShared = ({ shared_id, revision }: KnownShared) => `replaced/${shared_id}/${revision}.json.gz`;

const stale = () => new AppError('stale_version');

/** What became of a page or section that could not be changed. @throws AppError unavailable, too_many_requests */
function failed(error: Error): { outcome: ReplacedOutcome; hits: number; message: string } {
  const { code, message } = toAppError(error);
  if (['unavailable', 'too_many_requests', 'internal'].includes(code)) throw error;
  return code === 'stale_version' || code === 'not_found'
    ? { outcome: 'conflict', hits: 0, message: '' }
    : { outcome: 'failed', hits: 0, message };
}

/** Does the same with each, one after the other, until there is no time left. */
async function eachInTime<K extends object>(
  all: readonly K[],
  until: number,
  change: (known: K) => Promise<K & { outcome: ReplacedOutcome; hits: number }>,
) {
  const done: (K & { outcome: ReplacedOutcome; hits: number; message: string })[] = [];
  for (const known of all) {
    const outcome =
      Date.now() > until
        ? { ...known, outcome: 'left' as const, hits: 0 }
        : await change(known).catch((error) => ({ ...known, ...failed(error) }));
    done.push({ message: '', ...outcome });
  }
  return done;
}

/** Replaces words in pages and shared sections of a project, for an account, or takes that back. */
export function siteTexts(context: Context, account: Storing, projectId: string) {
  const { db, storage, work } = context;

  /** Keeps what was there before, and then the change, or neither. */
  async function keeping<T>(key: string, before: Uint8Array, change: (tx: Transaction) => Promise<T>): Promise<T> {
    await storage.put(key, Buffer.from(before), 'application/gzip');
    const changing = db.transaction(async (tx) => {
      await discard(tx, [key], new Date(Date.now() + KEPT_MS));
      return change(tx);
    });
    return changing.catch(async (error) => {
      // A refusal stored nothing; of any other failure nobody knows.
      if (error instanceof AppError) await forgetObjects(context, [key]);
      throw error;
    });
  }

  /** JSON text of what was there before. @throws AppError not_found */
  async function readBefore(key: string): Promise<string> {
    const unpack = await buffer(await storage.read(key));
    return (await work.threads.run(REPLACING, account.id, { unpack })).text;
  }

  /** Holds a page in exactly this state. @throws AppError stale_version, conflict, not_found */
  async function hold(tx: Transaction, { page_id, ...known }: KnownPage) {
    const held = await holdAsKnown(tx, page_id, known);
    if (held.version !== known.version || held.projectId !== projectId) throw stale();
    return held;
  }

  async function replaceInPage(known: KnownPage, sought: Sought, by: string, shared: readonly string[]) {
    const { page_id } = known;
    const [row] = await db
      .select({
        ...{ ...CONTENTS, ...STATE, status: pages.status },
        draft: sql<string | null>`${pageDrafts.data}::text`,
        isBehind: sql<boolean>`coalesce(${pageDrafts.data} is not null and ${pageDrafts.version} < ${pages.version}, false)`,
      })
      .from(pages)
      .leftJoin(pageDrafts, isItsDraft)
      .where(isPageOf(projectId, page_id));
    if (!row || row.version !== known.version || row.stamp !== known.stamp) throw stale();
    if (row.status === 'pending') throw new AppError('conflict', { message: 'The page is still being generated.' });
    if (row.isBehind) throw new AppError('conflict', { message: OUTDATED_DRAFT });
    const { draft, version: _version, stamp: _stamp, status: _status, isBehind: _isBehind, id: _id, ...page } = row;
    const { hits, text, before } = await work.threads.run(REPLACING, account.id, { page, draft, shared, sought, by });
    if (hits === 0) return { ...known, outcome: 'unchanged' as const, hits };
    const bytes = Buffer.byteLength(text);
    if (bytes > MAX_SAVE_BYTES) throw new AppError('too_large', { message: 'This page is too large.' });
    const stamp = randomUUID();
    await keeping(beforePage({ page_id, stamp }), before, async (tx) => {
      const { version, draftBytes } = await hold(tx, known);
      await assertStorageRoom(tx, account, bytes - draftBytes);
      await noteText(tx, page_id, { version, writer: WRITER, text, stamp });
    });
    return { ...known, stamp, outcome: 'changed' as const, hits };
  }

  async function replaceInShared(known: KnownShared, sought: Sought, by: string) {
    const { shared_id: id, revision } = known;
    const row = await requireShared(db, projectId, id);
    if (row.revision !== revision) throw stale();
    const part = JSON.stringify(row.contents);
    const { hits, text, before } = await work.threads.run(REPLACING, account.id, { part, sought, by });
    if (hits === 0) return { ...known, outcome: 'unchanged' as const, hits };
    const contents = JSON.parse(text) as SharedContents;
    await keeping(beforeShared({ ...known, revision: revision + 1 }), before, (tx) =>
      keepShared(tx, projectId, [{ shared_id: id, revision, contents }]),
    );
    return { ...known, revision: revision + 1, outcome: 'changed' as const, hits };
  }

  async function undoInPage(known: KnownPage) {
    const { page_id } = known;
    const before = await readBefore(beforePage(known));
    const stamp = await db.transaction(async (tx) => {
      const { version } = await hold(tx, known);
      return noteText(tx, page_id, { version, writer: WRITER, text: before === 'null' ? null : before });
    });
    return { ...known, stamp, outcome: 'changed' as const, hits: 0 };
  }

  async function undoInShared(known: KnownShared) {
    const { shared_id: id, revision } = known;
    const contents = JSON.parse(await readBefore(beforeShared(known))) as SharedContents;
    const [kept] = await db.transaction((tx) => keepShared(tx, projectId, [{ shared_id: id, revision, contents }]));
    return { ...known, revision: kept?.revision ?? revision, outcome: 'changed' as const, hits: 0 };
  }

  return {
    /** @throws AppError unavailable, too_many_requests; pages that were changed by then stay so */
    async replace(
      known: { pages: KnownPage[]; shared: KnownShared[] },
      sought: Sought,
      by: string,
    ): Promise<ReplacedSiteText> {
      const until = Date.now() + ENOUGH_MS;
      const ids = (await sharedOf(db, projectId)).map(({ id }) => id);
      const shared = await eachInTime(known.shared, until, (each) => replaceInShared(each, sought, by));
      return { shared, pages: await eachInTime(known.pages, until, (each) => replaceInPage(each, sought, by, ids)) };
    },
    /** @throws AppError unavailable, too_many_requests */
    async undo(known: { pages: KnownPage[]; shared: KnownShared[] }): Promise<ReplacedSiteText> {
      const until = Date.now() + ENOUGH_MS;
      const shared = await eachInTime(known.shared, until, undoInShared);
      return { shared, pages: await eachInTime(known.pages, until, undoInPage) };
    },
  };
}
