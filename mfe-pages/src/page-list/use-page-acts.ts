import type { Page } from '@landfall/shared/contracts';
import { type Selection, useListActs, useListTexts } from '@landfall/shared/list';
import type { RefObject } from 'react';
import { PAGE_LISTS, sendPageChanges, sendPageDeletion } from '../api/pages.ts';
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
    publish: (pages: readonly Page[], isOn = true) =>
      void acts.act({
        entries: pages,
        becomes: () => ({ status: isOn ? 'active' : 'inactive' }),
        call: (ids) => sendPageChanges(projectId, { action: isOn ? 'publish' : 'unpublish', ids }),
        done: (count) => {
          if (count > 1) return isOn ? texts.publishedCount(count) : texts.unpublishedCount(count);
          return isOn ? texts.activated : texts.deactivated;
        },
        failed: isOn ? texts.activateFailed : texts.deactivateFailed,
      }),
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
