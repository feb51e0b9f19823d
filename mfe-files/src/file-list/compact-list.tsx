import { Center, chakra, dateTime, Flex, fileSize, IconButton, Text } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import {
  type Column,
  DataTable,
  LIST_LOOK,
  rowMain,
  type Selection,
  sortable,
  TagList,
  useSelectColumn,
} from '@landfall/shared/list';
import { Trash2 } from 'lucide-react';
import { FileThumbnail } from '../components/file-thumbnail.tsx';
import { deleteButtonId, previewButtonId } from '../lib/card-ids.ts';
import { extensionOf } from '../lib/file-kind.ts';
import { useFilesTexts } from '../texts.ts';
import type { FileActions } from './file-actions.ts';
import { FileMenuButton } from './file-menu-button.tsx';
import type { FileAddress } from './use-file-address.ts';

interface CompactListProps {
  files: readonly StoredFile[];
  stale: boolean;
  address: FileAddress;
  selection: Selection;
  actions: FileActions;
  onPreview: (file: StoredFile) => void;
  onDelete: (file: StoredFile) => void;
}

const idOf = ({ file_id }: StoredFile) => file_id;

const CARDS = {
  below: '44rem',
  areas: ['thumbnail name', 'thumbnail size', 'thumbnail created', 'thumbnail actions'],
  template: '3.5rem minmax(0, 1fr)',
  cells: { actions: { pt: '1', ms: '-2' } },
};

const LOOK = { head: LIST_LOOK.head, body: { ...LIST_LOOK.body, py: '2' } };

/** The files a line each. */
export default function CompactList(props: CompactListProps) {
  const { files, stale, address, selection, actions, onPreview, onDelete } = props;
  const texts = useFilesTexts();
  const select = useSelectColumn<StoredFile>({ selection, idOf, nameOf: ({ file_name }) => file_name });
  const columns: Column<StoredFile>[] = [
    {
      id: 'thumbnail',
      label: texts.preview,
      width: '5.5rem',
      cell: (file) => (
        <Center w="14" h="10" rounded="md" bg="bg.muted" overflow="hidden" aria-hidden="true" fontSize="xs">
          <FileThumbnail file={file} iconSize={18} />
        </Center>
      ),
    },
    {
      id: 'name',
      label: texts.name,
      sort: 'name',
      cell: (file) => (
        <>
          <chakra.button
            {...rowMain}
            type="button"
            id={previewButtonId(file)}
            aria-label={texts.previewOf(file.file_name)}
            textAlign="start"
            cursor="zoom-in"
            rounded="sm"
            focusVisibleRing="outside"
            _hover={{ textDecoration: 'underline' }}
            onClick={() => onPreview(file)}
          >
            <Text fontWeight="medium" lineClamp="2" overflowWrap="anywhere">
              {file.file_name}
            </Text>
          </chakra.button>
          <TagList tags={file.tags} />
        </>
      ),
    },
    {
      id: 'size',
      label: texts.size,
      width: '9rem',
      sort: 'size',
      cell: (file) => (
        <Text color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {[fileSize(file.file_size), extensionOf(file).toUpperCase()].filter(Boolean).join(' · ')}
        </Text>
      ),
    },
    {
      id: 'created',
      label: texts.created,
      width: '11rem',
      sort: 'created_at',
      cell: ({ created_at }) => (
        <Text color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {dateTime(created_at)}
        </Text>
      ),
    },
    {
      id: 'actions',
      label: texts.actions,
      width: '7rem',
      cell: (file) => (
        <Flex gap="1">
          <FileMenuButton file={file} actions={actions} />
          <IconButton
            id={deleteButtonId(file)}
            aria-label={texts.deleteOf(file.file_name)}
            size="xs"
            variant="ghost"
            colorPalette="red"
            onClick={() => onDelete(file)}
          >
            <Trash2 />
          </IconButton>
        </Flex>
      ),
    },
  ];
  return (
    <DataTable
      label={texts.fileList}
      columns={[select, ...sortable(columns, { by: address.sort, change: (by) => address.change('sort', by) })]}
      rows={files}
      idOf={idOf}
      isSelected={selection.has}
      stale={stale}
      cards={CARDS}
      look={LOOK}
    />
  );
}
