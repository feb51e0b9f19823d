// Lists: their table, and what searches, selects, changes and undoes in them. Bundled by each area that has one: it stands
// on the facades, and what only some lists need comes late.
export type { Cards } from './list/cards.ts';
export type { Column } from './list/column.ts';
export { DataTable, LIST_LOOK } from './list/data-table.tsx';
export { TagDialog } from './list/late-dialogs.tsx';
export { ListHead, ListToolbar } from './list/list-head.tsx';
export { LIST_HEAD_HEIGHT, SHORT_LIST_HEAD_HEIGHT } from './list/list-head-height.ts';
export { NoMatch } from './list/no-match.tsx';
export { rowMain } from './list/row-focus.ts';
export { SelectBox } from './list/select-box.tsx';
export { useSelectColumn } from './list/select-column.tsx';
export type { SelectionAction } from './list/selection-bar.tsx';
export { hasSingleKeys, setSingleKeys } from './list/single-keys.ts';
export { sortable } from './list/sortable.tsx';
export { TagList } from './list/tag-list.tsx';
export { type ListKind, useListTexts } from './list/texts.ts';
export { TrashButton } from './list/trash-button.tsx';
export { useListActs } from './list/use-list-acts.ts';
export { type ListAddress, useListAddress } from './list/use-list-address.ts';
export { useListKeys } from './list/use-list-keys.ts';
export { useNamedEntry, useOpenNamed } from './list/use-named-entry.ts';
export { type Selection, useSelection } from './list/use-selection.ts';
export { type ListView, ListViewChoice, useListView } from './list/view-choice.tsx';
