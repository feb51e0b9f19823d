import type {
  PageWithText,
  ReplacedOutcome,
  ReplacedSiteText,
  SharedContents,
  SharedWithText,
} from '@landfall/shared/contracts';
import { findSiteText, replaceSiteText, undoSiteText } from '@landfall/shared/endpoints';
import { OUTDATED_DRAFT } from '../../../content/pages/outdated-draft.ts';
import { run as find } from '../../../content/site-text/find-work.ts';
import { type Replaced, type Replacing, replaceInPage, replaceInPart } from '../../../content/site-text/replace-in.ts';
import type { StoredContents } from '../../../content/site-text/stored-contents.ts';
import { AppError } from '../../../platform/errors.ts';
import { answer, type Route } from '../api/route.ts';
import { now } from '../moment.ts';
import { noteChange } from '../pages/known-state.ts';
import { keepShared, requireShared, sharedOf } from '../pages/shared-sections.ts';
import type { PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { pagesOf, requirePage, requireProject } from './require.ts';

/** Who changed a draft: an editor that has it open learns that it is old. */
const WRITER = 'text-replaced';

/** Seconds for which what was there before is kept. */
const KEPT = 7 * 24 * 60 * 60;

type KnownPage = Pick<ReplacedSiteText['pages'][number], 'page_id' | 'version' | 'stamp'>;
type KnownShared = Pick<ReplacedSiteText['shared'][number], 'shared_id' | 'revision'>;
interface Known {
  pages: readonly KnownPage[];
  shared: readonly KnownShared[];
}
type Outcome<K> = K & { outcome: ReplacedOutcome; hits: number };

/** The newest contents of a page: its draft, or what is published. */
function storedOf(state: State, { id, title, description, contents }: PageRecord): StoredContents {
  const data = state.drafts.get(id)?.data ?? contents.editorData;
  return {
    ...{ title, description, ownerLanguage: 'en' },
    ...{ data: data && JSON.stringify(data), sections: data ? null : JSON.stringify(contents.model) },
  };
}

const stampOf = (state: State, pageId: string): string => state.drafts.get(pageId)?.stamp ?? '';

const beforePage = ({ page_id, stamp }: Pick<KnownPage, 'page_id' | 'stamp'>) => `page ${page_id} ${stamp}`;
const beforeShared = ({ shared_id, revision }: KnownShared) => `shared ${shared_id} ${revision}`;

function keepBefore(state: State, id: string, before: string): void {
  for (const old of state.replaced.all()) if (old.at < now() - KEPT) state.replaced.delete(old.id);
  state.replaced.put({ id, before, at: now() });
}

/** JSON text of what was there before. @throws AppError not_found */
function readBefore(state: State, id: string): string {
  const kept = state.replaced.get(id);
  if (!kept) throw new AppError('not_found');
  return kept.before;
}

/** A page of a project in exactly this state. @throws AppError stale_version, conflict, not_found */
function hold(state: State, project_id: string, { page_id, version, stamp }: KnownPage): PageRecord {
  const page = requirePage(state, { project_id, page_id });
  if (page.version !== version || stampOf(state, page_id) !== stamp) throw new AppError('stale_version');
  return page;
}

/** @throws AppError conflict where they cannot be read */
function readable(replace: () => Replaced): Replaced {
  try {
    return replace();
  } catch (cause) {
    const message = 'The contents of this page cannot be read here. Open it in the editor.';
    throw new AppError('conflict', { message, cause });
  }
}

function replaceOnPage(state: State, projectId: string, known: KnownPage, replacing: Replacing): Outcome<KnownPage> {
  const page = hold(state, projectId, known);
  const draft = state.drafts.get(page.id);
  if (draft?.data && draft.version < page.version) throw new AppError('conflict', { message: OUTDATED_DRAFT });
  const shared = sharedOf(state, projectId).map(({ id }) => id);
  const { hits, text } = readable(() => replaceInPage(storedOf(state, page), shared, replacing));
  if (hits === 0) return { ...known, outcome: 'unchanged', hits };
  const before = JSON.stringify(draft?.data ?? null);
  const data = JSON.parse(text) as Record<string, unknown>;
  const stamp = noteChange(state, page.id, { version: page.version, writer: WRITER, data });
  keepBefore(state, beforePage({ page_id: page.id, stamp }), before);
  return { ...known, stamp, outcome: 'changed', hits };
}

function replaceInShared(
  state: State,
  project_id: string,
  known: KnownShared,
  replacing: Replacing,
): Outcome<KnownShared> {
  const { shared_id, revision } = known;
  const section = requireShared(state, { project_id, shared_id });
  if (section.revision !== revision) throw new AppError('stale_version');
  const before = JSON.stringify(section.contents);
  const { hits, text } = readable(() => replaceInPart(before, replacing));
  if (hits === 0) return { ...known, outcome: 'unchanged', hits };
  keepShared(state, project_id, [{ shared_id, revision, contents: JSON.parse(text) as SharedContents }]);
  keepBefore(state, beforeShared({ shared_id, revision: revision + 1 }), before);
  return { ...known, revision: revision + 1, outcome: 'changed', hits };
}

function undoOnPage(state: State, projectId: string, known: KnownPage): Outcome<KnownPage> {
  const { id, version } = hold(state, projectId, known);
  const data = JSON.parse(readBefore(state, beforePage(known))) as Record<string, unknown> | null;
  return { ...known, stamp: noteChange(state, id, { version, writer: WRITER, data }), outcome: 'changed', hits: 0 };
}

function undoInShared(state: State, projectId: string, known: KnownShared): Outcome<KnownShared> {
  const { shared_id, revision } = known;
  const contents = JSON.parse(readBefore(state, beforeShared(known))) as SharedContents;
  const [kept] = keepShared(state, projectId, [{ shared_id, revision, contents }]);
  return { ...known, revision: kept?.revision ?? revision, outcome: 'changed', hits: 0 };
}

/** What became of one that could not be changed. @throws whatever is no refusal */
function failed(error: unknown): { outcome: ReplacedOutcome; hits: number; message: string } {
  if (!(error instanceof AppError)) throw error;
  const isGone = error.code === 'stale_version' || error.code === 'not_found';
  return { outcome: isGone ? 'conflict' : 'failed', hits: 0, message: isGone ? '' : error.message };
}

function each<K>(all: readonly K[], change: (known: K) => Outcome<K>): (Outcome<K> & { message: string })[] {
  return all.map((known) => {
    try {
      return { ...change(known), message: '' };
    } catch (error) {
      return { ...known, ...failed(error) };
    }
  });
}

function foundIn(state: State, projectId: string, sought: Replacing['sought']) {
  const pages = pagesOf(state, projectId);
  const known = sharedOf(state, projectId);
  const { unread, ...found } = find({
    sought,
    pages: pages.map((page) => ({ id: page.id, ...storedOf(state, page) })),
    parts: known.map(({ id, contents }) => ({ id, contents: JSON.stringify(contents) })),
    shared: known.map(({ id }) => id),
  });
  const hitsOn = (all: typeof found.pages, id: string) => all.filter((one) => one.id === id);
  return {
    pages: pages.flatMap(({ id, title, path, version }): PageWithText[] =>
      hitsOn(found.pages, id).map(({ hits, excerpt }) => ({
        ...{ page_id: id, title, path, version, stamp: stampOf(state, id), hits, excerpt },
      })),
    ),
    shared: known.flatMap(({ id, name, revision }): SharedWithText[] =>
      hitsOn(found.parts, id).map(({ hits, excerpt }) => ({ shared_id: id, name, revision, hits, excerpt })),
    ),
    ...{ unread: unread.length, searched: pages.length, total: pages.length, next_cursor: null },
  };
}

export const siteTextRoutes: readonly Route[] = [
  answer(findSiteText, ({ state, params, body }) => {
    const { words, match_case: isCaseKept, whole_word: isWhole } = body;
    return { data: foundIn(state, requireProject(state, params).id, { words, isCaseKept, isWhole }) };
  }),
  answer(replaceSiteText, ({ state, params, body }) => {
    const { id } = requireProject(state, params);
    const { words, match_case: isCaseKept, whole_word: isWhole, by } = body;
    const replacing = { sought: { words, isCaseKept, isWhole }, by };
    return {
      data: {
        shared: each(body.shared, (known) => replaceInShared(state, id, known, replacing)),
        pages: each(body.pages, (known) => replaceOnPage(state, id, known, replacing)),
      },
    };
  }),
  answer(undoSiteText, ({ state, params, body }: { state: State; params: { project_id: string }; body: Known }) => {
    const { id } = requireProject(state, params);
    return {
      data: {
        shared: each(body.shared, (known) => undoInShared(state, id, known)),
        pages: each(body.pages, (known) => undoOnPage(state, id, known)),
      },
    };
  }),
];
