import type { Page } from '@landfall/shared/contracts';
import {
  ListHead,
  ListToolbar,
  ListViewChoice,
  type Selection,
  TrashButton,
  useListTexts,
} from '@landfall/shared/list';
import { Copy, Eye, EyeOff, Tag, Trash2 } from 'lucide-react';
import { PAGE_LISTS, usePageTags } from '../api/pages.ts';
import { usePagesTexts } from '../texts.ts';
import type { PageActs } from './use-page-acts.ts';
import type { PageAddress } from './use-page-address.ts';

ListToolbar.prepare();

/** How the filters are called. */
export function useStatusNames(): Record<Page['status'], string> {
  const texts = usePagesTexts();
  return { active: texts.statusActive, inactive: texts.statusInactive, pending: texts.statusPending };
}

interface PageListHeadProps {
  projectId: string;
  address: PageAddress;
  selection: Selection;
  /** The selected pages. */
  selected: readonly Page[];
  acts: PageActs;
}

/** Search, filters and order of the pages, and what can be done with those that are selected. */
export function PageListHead({ projectId, address, selection, selected, acts }: PageListHeadProps) {
  const texts = usePagesTexts();
  const listTexts = useListTexts();
  const names = useStatusNames();
  const tags = usePageTags(projectId);
  const choices = [
    {
      name: 'status',
      label: listTexts.status,
      value: address.filters.status,
      options: [
        { value: '', label: listTexts.allStatuses },
        ...(['active', 'inactive', 'pending'] as const).map((value) => ({ value, label: names[value] })),
      ],
    },
    {
      name: 'sort',
      label: listTexts.sort,
      value: address.sort,
      options: [
        { value: '', label: listTexts.newest },
        { value: 'created_at', label: listTexts.oldest },
        { value: '-updated_at', label: listTexts.lastChanged },
        { value: 'updated_at', label: listTexts.firstChanged },
        { value: 'title', label: listTexts.nameUp },
        { value: '-title', label: listTexts.nameDown },
      ],
    },
  ];
  const tagChoice = {
    name: 'tag',
    label: listTexts.tag,
    value: address.filters.tag,
    options: [
      { value: '', label: listTexts.allTags },
      ...[...new Set([...tags.map(({ tag }) => tag), ...(address.filters.tag ? [address.filters.tag] : [])])].map(
        (value) => ({ value, label: value }),
      ),
    ],
  };
  return (
    <ListHead
      address={address}
      searchLabel={listTexts.search('page')}
      choices={tagChoice.options.length > 1 ? [...choices, tagChoice] : choices}
      selection={selection}
      acts={acts}
      actions={[
        { id: 'publish', label: texts.publish, icon: Eye, onChoose: () => acts.publish(selected) },
        { id: 'unpublish', label: texts.unpublish, icon: EyeOff, onChoose: () => acts.unpublish(selected) },
        { id: 'duplicate', label: texts.duplicate, icon: Copy, onChoose: () => acts.duplicate(selected) },
        { id: 'tags', label: listTexts.tags, icon: Tag, onChoose: () => acts.tags.show(selection.ids) },
        {
          id: 'delete',
          label: listTexts.delete,
          icon: Trash2,
          isDangerous: true,
          onChoose: () => acts.remove(selected),
        },
      ]}
    >
      <ListViewChoice usual="compact" />
      <TrashButton kind="page" projectId={projectId} invalidates={PAGE_LISTS} />
    </ListHead>
  );
}
