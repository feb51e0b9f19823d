import type { Page } from '@landfall/shared/contracts';
import { type Selection, useListActs, useListTexts } from '@landfall/shared/list';
import type { RefObject } from 'react';
import { PAGE_LISTS, sendPageChanges, sendPageDeletion, sendPageSwitch } from '../api/pages.ts';
import { newPageButton } from '../lib/menu-button.ts';
import { useDialog } from '../lib/use-dialog.ts';
import { usePagesTexts } from '../texts.ts';

interface PageActsOptions {
  projectId: string;
  selection: Selection;
  /** Around the rows. */
  list: RefObject<HTMLElement | null>;
}

const idOf = ({ page_id }: Page) => page_id;
const titleOf = ({ title }: Page) => title;

/** What is done with one page or with several at once. */
export function usePageActs({ projectId, selection, list }: PageActsOptions) {
  const texts = usePagesTexts();
  const listTexts = useListTexts();
  const tags = useDialog<readonly string[]>();
  const acts = useListActs<Page>({
    idOf,
    titleOf,
    invalidates: PAGE_LISTS,
    selection,
    list: () => list.current,
    fallback: newPageButton,
  });
  const withTag = (page: Page, tag: string, isOn: boolean): Partial<Page> => {
    const others = (page.tags ?? []).filter((each) => each !== tag);
    return { tags: isOn ? [...others, tag] : others };
  };

  return {
    ...acts,
    /** The dialog about the tags of these pages. */
    tags,
    remove: (pages: readonly Page[]) =>
      void acts.act({
        entries: pages,
        becomes: () => 'gone',
        call: (ids) => sendPageDeletion(projectId, ids),
        done: (count, { title }) => (count === 1 ? listTexts.deletedOne(title) : listTexts.deletedCount('page', count)),
        failed: texts.deleteFailed,
        isDeletion: true,
      }),
    /** Puts pages online with what waits in the editor. */
    publish: (pages: readonly Page[]) =>
      void acts.act({
        entries: pages,
        becomes: () => ({ status: 'active', unpublished: false }),
        call: (ids) => sendPageChanges(projectId, { action: 'publish', ids, drafts: true }),
        done: (count) => texts.publishedCount(count),
        failed: texts.activateFailed,
      }),
    unpublish: (pages: readonly Page[]) =>
      void acts.act({
        entries: pages,
        becomes: () => ({ status: 'inactive' }),
        call: (ids) => sendPageChanges(projectId, { action: 'unpublish', ids }),
        done: (count) => texts.unpublishedCount(count),
        failed: texts.deactivateFailed,
      }),
    /** Switches a page on or off as it was published last. */
    switchStatus: (page: Page) => {
      const isOn = page.status !== 'active';
      void acts.act({
        entries: [page],
        becomes: () => ({ status: isOn ? 'active' : 'inactive' }),
        call: () => sendPageSwitch(projectId, page),
        done: () => (isOn ? texts.activated : texts.deactivated),
        failed: isOn ? texts.activateFailed : texts.deactivateFailed,
      });
    },
    duplicate: (pages: readonly Page[]) =>
      void acts.act({
        entries: pages,
        call: (ids) => sendPageChanges(projectId, { action: 'duplicate', ids }),
        done: (count) => texts.duplicatedCount(count),
        failed: texts.duplicateFailed,
      }),
    tag: (pages: readonly Page[], tag: string, isOn: boolean) =>
      void acts.act({
        entries: pages,
        becomes: (page) => withTag(page, tag, isOn),
        call: (ids) => sendPageChanges(projectId, { action: isOn ? 'tag' : 'untag', ids, tag }),
        failed: listTexts.tagFailed,
        keepsSelection: true,
      }),
  };
}

export type PageActs = ReturnType<typeof usePageActs>;
