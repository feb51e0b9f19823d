import type { StoredFile } from '@landfall/shared/contracts';
import {
  ListHead,
  ListToolbar,
  ListViewChoice,
  type Selection,
  TrashButton,
  useListTexts,
} from '@landfall/shared/list';
import { Tag, Trash2 } from 'lucide-react';
import { FILE_LISTS, useFileTags } from '../api/files.ts';
import { takesDocuments } from '../lib/accepted.ts';
import { useFilesTexts } from '../texts.ts';
import type { FileActs } from './use-file-acts.ts';
import type { FileAddress } from './use-file-address.ts';

ListToolbar.prepare();

interface FileListHeadProps {
  address: FileAddress;
  selection: Selection;
  /** The selected files. */
  selected: readonly StoredFile[];
  acts: FileActs;
  onTags: () => void;
}

/** Search, filters, order and look of the library, and what can be done with the files that are selected. */
export function FileListHead({ address, selection, selected, acts, onTags }: FileListHeadProps) {
  const texts = useFilesTexts();
  const listTexts = useListTexts();
  const known = useFileTags().map(({ tag }) => tag);
  const hasDocuments = takesDocuments();
  const { kind, tag } = address.filters;
  const tags = [...new Set([...known, ...(tag ? [tag] : [])])];
  const choices = [
    {
      name: 'kind',
      label: texts.kind,
      value: kind,
      options: [
        { value: '', label: hasDocuments ? texts.allFiles : texts.allKinds },
        { value: 'image', label: texts.images },
        { value: 'video', label: texts.videos },
        ...(hasDocuments ? [{ value: 'document', label: texts.documents }] : []),
      ],
    },
    {
      name: 'sort',
      label: listTexts.sort,
      value: address.sort,
      options: [
        { value: '', label: listTexts.newest },
        { value: 'created_at', label: listTexts.oldest },
        { value: 'name', label: listTexts.nameUp },
        { value: '-name', label: listTexts.nameDown },
        { value: '-size', label: listTexts.largest },
        { value: 'size', label: listTexts.smallest },
      ],
    },
    {
      name: 'tag',
      label: listTexts.tag,
      value: tag,
      options: [{ value: '', label: listTexts.allTags }, ...tags.map((value) => ({ value, label: value }))],
    },
  ];
  return (
    <ListHead
      address={address}
      searchLabel={listTexts.search('file')}
      choices={choices.filter(({ options }) => options.length > 1)}
      selection={selection}
      acts={acts}
      actions={[
        { id: 'tags', label: listTexts.tags, icon: Tag, onChoose: onTags },
        {
          id: 'delete',
          label: listTexts.delete,
          icon: Trash2,
          isDangerous: true,
          onChoose: () => acts.remove(selected),
        },
      ]}
    >
      <ListViewChoice usual="grid" />
      <TrashButton kind="file" invalidates={FILE_LISTS} />
    </ListHead>
  );
}
