import type { PageTree } from '@landfall/page/edit/tree';
import type { ReplacedSiteText } from '@landfall/shared/contracts';
import type { Component, Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { heldPages } from '../held-pages.ts';
import type { Saving } from '../saving.ts';
import { sharedAround, sharedIdOf } from '../shared-sections/page-parts.ts';
import type { SharedState } from '../shared-sections/shared-state.ts';
import { say } from '../texts.ts';
import { excerptOf, type FoundText, findText, replaceFound, type Sought } from './find-text.ts';
import { placeLink } from './place-link.ts';
import { type Known, siteCalls } from './site-calls.ts';
import { siteList } from './site-list.ts';

/** Milliseconds after the last key until the pages are searched. */
const DELAY_MS = 350;

/** Rows that are shown; whoever has more replaces in these and searches again. */
const MOST_ROWS = 500;

interface Shown {
  /** What is said below the list. */
  status: (text: string) => void;
  /** The choice has changed: as many pages and sections. */
  chosen: (count: number) => void;
  /** Goes to a place of this page. */
  go: (component: Component | undefined) => void;
}

/**
 * Finds and replaces words in all pages of the project. This page, and the shared sections that it shows, are changed here,
 * where undo takes it back; the others by the server, each as a draft.
 */
export function findInSite(
  editor: Editor,
  { start, saving, shared }: { start: EditorStart; saving: Saving; shared: SharedState },
  { status, chosen, go }: Shown,
) {
  const { projectId, pageId } = start;
  const calls = siteCalls(projectId);
  const tell = () => chosen(list.chosen().length);
  const list = siteList(tell);
  const known = {
    pages: new Map<string, Known['pages'][number]>(),
    shared: new Map<string, Known['shared'][number]>(),
  };
  const here = new Map<string, FoundText<Component>[]>();
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;

  /** The shared section that a place of this page is in; the page's own id where it is in none. */
  function ownerOf(place: FoundText<Component>): string {
    const part = sharedAround(place.pieces[0].node);
    const id = part ? sharedIdOf(part) : '';
    return shared.known.has(id) ? id : pageId;
  }

  function addHere(tree: PageTree<Component>, sought: Sought): void {
    here.clear();
    for (const [key, places] of Map.groupBy(findText(tree, sought), ownerOf)) {
      const [first] = places;
      if (!first) continue;
      here.set(key, places);
      const section = shared.known.get(key);
      list.add({
        key,
        name: section?.name ?? say('findPage'),
        note: section ? say('findShared') : start.title,
        hits: places.length,
        excerpt: excerptOf(first),
        go: () => go(first.pieces[0].node.parent()),
      });
    }
  }

  async function search(tree: PageTree<Component>, sought: Sought, signal: AbortSignal): Promise<void> {
    addHere(tree, sought);
    tell();
    status(say('findSearching'));
    let [searched, unread, isCut] = [0, 0, false];
    const failure = await calls.find(sought, signal, (part) => {
      if (signal.aborted) return false;
      searched += part.searched;
      unread += part.unread;
      for (const section of part.shared) {
        known.shared.set(section.shared_id, section);
        const { shared_id: key, name, hits, excerpt } = section;
        const shownOn = shared.known.get(key)?.pages?.[0]?.page_id;
        const go = shownOn && placeLink(projectId, shownOn, sought);
        list.add({ key, name, note: say('findShared'), hits, excerpt, ...(go && { go }) });
      }
      for (const page of part.pages) {
        if (page.page_id === pageId) continue;
        isCut = list.size() >= MOST_ROWS;
        if (isCut) break;
        known.pages.set(page.page_id, page);
        const { page_id: key, title, path, hits, excerpt } = page;
        list.add({ key, name: title || path, note: path, hits, excerpt, go: placeLink(projectId, key, sought) });
      }
      tell();
      if (part.next_cursor !== null && !isCut) status(say('findSearched', searched, part.total));
      return !isCut;
    });
    if (signal.aborted) return;
    if (failure) return status(failure.message || say('settingsOffline'));
    const said = isCut ? say('findCut', MOST_ROWS) : say('findFoundIn', list.size());
    status(unread > 0 ? `${said} ${say('findUnread', unread)}` : said);
  }

  /** Takes back what was changed on this page, all of it in one step. */
  async function undoHere(keys: readonly string[]): Promise<void> {
    editor.UndoManager.undo();
    await saving.flush();
    for (const key of keys) list.settle(key, 'undone');
  }

  function settle({ pages, shared: sections }: ReplacedSiteText): void {
    const all = [
      ...pages.map((page) => ({ ...page, key: page.page_id, at: { pages: [page], shared: [] } })),
      ...sections.map((section) => ({ ...section, key: section.shared_id, at: { pages: [], shared: [section] } })),
    ];
    for (const { key, outcome, message, at } of all)
      if (outcome !== 'left')
        list.settle(key, outcome, message ?? '', outcome === 'changed' ? () => undo(key, at) : undefined);
  }

  async function undo(key: string, at: Known): Promise<void> {
    const answer = await calls.undo(at);
    if (answer.status !== 200) return status(answer.message || say('settingsOffline'));
    const { pages, shared: sections } = answer.data as ReplacedSiteText;
    const [done] = [...pages, ...sections];
    if (done?.outcome === 'changed') list.settle(key, 'undone');
    else list.settle(key, 'failed', say('findNotUndone'));
  }

  async function replaceHere(tree: PageTree<Component>, keys: readonly string[], by: string): Promise<void> {
    replaceFound(
      tree,
      keys.flatMap((key) => here.get(key) ?? []),
      by,
    );
    const isKept = await saving.flush();
    for (const key of keys)
      list.settle(key, isKept ? 'changed' : 'conflict', '', isKept ? () => undoHere(keys) : undefined);
  }

  return {
    element: list.element,
    /** Searches all pages, once nothing more is typed for a moment. */
    look(tree: PageTree<Component>, sought: Sought): void {
      running.abort();
      clearTimeout(timer);
      running = new AbortController();
      list.clear();
      known.pages.clear();
      known.shared.clear();
      tell();
      status('');
      const { signal } = running;
      if (sought.words.trim() !== '') timer = setTimeout(() => void search(tree, sought, signal), DELAY_MS);
    },
    /** Replaces in all that is chosen, but for what another tab holds. */
    async replace(tree: PageTree<Component>, sought: Sought, by: string): Promise<void> {
      if (isBusy) return;
      isBusy = true;
      running.abort();
      const keys = list.chosen();
      chosen(0);
      status(say('findReplacing'));
      const held = await heldPages();
      const own = keys.filter((key) => here.has(key));
      const others = keys.filter((key) => !here.has(key));
      for (const key of others) if (held.has(key)) list.settle(key, 'held');
      if (own.length > 0) await replaceHere(tree, own, by);
      const free = others.filter((key) => !held.has(key));
      const at = {
        pages: free.flatMap((key) => known.pages.get(key) ?? []),
        shared: free.flatMap((key) => known.shared.get(key) ?? []),
      };
      const failure = await calls.replace(sought, by, at, settle);
      isBusy = false;
      tell();
      status(failure ? failure.message || say('settingsOffline') : say('findDone'));
    },
    isBusy: () => isBusy,
    stop(): void {
      running.abort();
      clearTimeout(timer);
    },
  };
}
