import { hasCapability } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { NoMatch, TagDialog, useListKeys } from '@landfall/shared/list';
import type { usePages } from '../api/pages.ts';
import { usePageTags } from '../api/pages.ts';
import { menuButtonOf } from './menu-button.ts';
import { canEdit, editorAddress } from './page-addresses.ts';
import type { PageRowContext } from './page-columns.tsx';
import { PageListHead, useStatusNames } from './page-list-head.tsx';
import { PageTable } from './page-table.tsx';
import type { usePageSelection } from './use-page-selection.ts';

interface ListedPagesProps {
  pages: ReturnType<typeof usePages>;
  row: PageRowContext;
  listed: ReturnType<typeof usePageSelection>;
  onCreate: (() => void) | undefined;
}

/** The table of pages, with what searches and changes them where lists answer. */
export function ListedPages({ pages, row, listed, onCreate }: ListedPagesProps) {
  const { address, list, rows, selection, acts } = listed;
  const isOn = hasCapability('lists.query');
  const names = useStatusNames();
  const known = usePageTags(row.projectId);
  const of = (ids: readonly string[]) => (rows ?? []).filter(({ page_id }) => ids.includes(page_id));
  const one = (act: (page: Page) => void) => (id: string) => of([id]).forEach(act);

  useListKeys({
    list: () => list.current,
    isOn,
    onSelect: selection.toggle,
    onEdit: one((page) => {
      if (canEdit(page, row.hasDomain)) window.open(editorAddress(page, row.projectId), '_blank', 'noopener');
    }),
    onDelete: (id) => {
      const meant = selection.has(id) ? selection.ids : [id];
      const ready = of(meant).filter(({ status }) => status !== 'pending');
      if (ready.length > 0) acts.remove(ready);
    },
    onNew: onCreate,
    onLeave: selection.count > 0 ? selection.clear : undefined,
    onUndo: acts.undoLatest,
  });

  const { status, tag } = address.filters;
  const tagged = of(acts.tags.subject ?? []);
  return (
    <div ref={list}>
      {isOn && (
        <PageListHead
          projectId={row.projectId}
          address={address}
          selection={selection}
          selected={of(selection.ids)}
          acts={acts}
        />
      )}
      <PageTable
        pages={pages}
        rows={rows}
        row={row}
        selection={isOn ? selection : undefined}
        address={address}
        noMatch={
          <NoMatch
            kind="page"
            words={address.words}
            filters={[status && names[status], tag].filter((name) => name !== undefined)}
            onClear={address.clear}
          />
        }
      />
      {acts.tags.subject && (
        <TagDialog
          open={acts.tags.open && tagged.length > 0}
          onClose={acts.tags.close}
          entries={tagged.map(({ title, tags = [] }) => ({ title, tags }))}
          known={known.map((each) => each.tag)}
          onTag={(name) => acts.tag(tagged, name, true)}
          onUntag={(name) =>
            acts.tag(
              tagged.filter(({ tags }) => tags?.includes(name)),
              name,
              false,
            )
          }
          finalFocus={() => menuButtonOf(tagged[0]?.page_id ?? '')}
        />
      )}
    </div>
  );
}
