import type { Page } from '@landfall/shared/contracts';
import { NoMatch, sortable, TagDialog, useListKeys, useSelectColumn, useSelection } from '@landfall/shared/list';
import { useRef } from 'react';
import type { usePages } from '../api/pages.ts';
import { usePageTags } from '../api/pages.ts';
import { usePageNumbers } from '../api/stats.ts';
import { menuButtonOf } from '../lib/menu-button.ts';
import { canEdit, editorAddress } from '../lib/page-addresses.ts';
import { LinkedPath, NamedTitle } from './listed-page.tsx';
import { type PageRowContext, usePageColumns } from './page-columns.tsx';
import { PageListHead, useStatusNames } from './page-list-head.tsx';
import { PageTable } from './page-table.tsx';
import { usePageActs } from './use-page-acts.ts';
import type { PageAddress } from './use-page-address.ts';

interface ListedPagesProps {
  pages: ReturnType<typeof usePages>;
  row: PageRowContext;
  address: PageAddress;
  onCreate: (() => void) | undefined;
}

const idOf = ({ page_id }: Page) => page_id;

/** The table of pages with what searches and changes them, where lists answer. */
export default function ListedPages({ pages, row, address, onCreate }: ListedPagesProps) {
  const list = useRef<HTMLDivElement>(null);
  const selection = useSelection((pages.data?.data ?? []).map(idOf));
  const acts = usePageActs({ projectId: row.projectId, selection, list });
  const rows = pages.data && acts.applied(pages.data.data);
  const names = useStatusNames();
  const known = usePageTags(row.projectId);
  const of = (ids: readonly string[]) => (rows ?? []).filter(({ page_id }) => ids.includes(page_id));
  const actions: PageRowContext['actions'] = {
    ...row.actions,
    remove: (page) => acts.remove([page]),
    tags: (page) => acts.tags.show([page.page_id]),
    ...(row.actions.switchStatus && { switchStatus: acts.switchStatus }),
  };
  const columns = usePageColumns({
    row: { ...row, actions },
    numbersOf: usePageNumbers(row.projectId),
    Title: NamedTitle,
    Path: LinkedPath,
  });
  const select = useSelectColumn<Page>({ selection, idOf, nameOf: ({ title }) => title });

  useListKeys({
    list: () => list.current,
    isOn: true,
    onSelect: selection.toggle,
    onEdit: (id) => {
      const [page] = of([id]);
      if (page && canEdit(page, row.hasDomain)) window.open(editorAddress(page, row.projectId), '_blank', 'noopener');
    },
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
      <PageListHead
        projectId={row.projectId}
        address={address}
        selection={selection}
        selected={of(selection.ids)}
        acts={acts}
      />
      <PageTable
        pages={pages}
        rows={rows}
        columns={[select, ...sortable(columns, { by: address.sort, change: (by) => address.change('sort', by) })]}
        hasDomain={row.hasDomain}
        isSelected={selection.has}
        noMatch={
          address.isNarrowed && (
            <NoMatch
              kind="page"
              words={address.words}
              filters={[status && names[status], tag].filter((name) => name !== undefined)}
              onClear={() => address.clear()}
            />
          )
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
