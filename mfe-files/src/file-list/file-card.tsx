import { Box, Center, chakra, dateTime, Flex, fileSize, IconButton, Text } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { rowMain, SelectBox, type Selection, TagList, useListTexts } from '@landfall/shared/list';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useFilesTexts } from '../texts.ts';
import { deleteButtonId, previewButtonId } from './card-ids.ts';
import type { FileActions } from './file-actions.ts';
import { Card } from './file-grid.tsx';
import { extensionOf } from './file-kind.ts';
import { FileThumbnail } from './file-thumbnail.tsx';

const FileMenu = lazy(() => import('./file-menu.tsx'));

interface FileCardProps {
  file: StoredFile;
  /** Where lists answer. */
  listed?: { selection: Selection; actions: FileActions };
  onPreview: (file: StoredFile) => void;
  onDelete: (file: StoredFile) => void;
}

/** Selects the file, and what more can be done with it. */
function CardTools({ file, selection, actions }: { file: StoredFile } & NonNullable<FileCardProps['listed']>) {
  const texts = useListTexts();
  const isSelecting = selection.count > 0;
  return (
    <>
      <Box
        className={isSelecting ? undefined : 'card-tool'}
        position="absolute"
        top="2"
        insetStart="2"
        rounded="md"
        bg="bg.panel"
        boxShadow="sm"
        lineHeight="0"
        transition="opacity 150ms"
      >
        <SelectBox
          label={texts.selectOne(file.file_name)}
          checked={selection.has(file.file_id)}
          isSnug
          onChange={(isRange) => selection.toggle(file.file_id, isRange)}
        />
      </Box>
      <Box className="card-tool" position="absolute" top="2" insetEnd="11" transition="opacity 150ms">
        <Suspense fallback={null}>
          <FileMenu file={file} actions={actions} />
        </Suspense>
      </Box>
    </>
  );
}

export function FileCard({ file, listed, onPreview, onDelete }: FileCardProps) {
  const texts = useFilesTexts();
  return (
    <Card id={listed && file.file_id} isSelected={listed?.selection.has(file.file_id)}>
      <chakra.button
        type="button"
        display="block"
        w="full"
        cursor="zoom-in"
        {...rowMain}
        id={previewButtonId(file)}
        aria-label={texts.previewOf(file.file_name)}
        focusVisibleRing="inside"
        onClick={() => onPreview(file)}
      >
        <Center aspectRatio={4 / 3} bg="bg.muted" overflow="hidden">
          <FileThumbnail file={file} />
        </Center>
      </chakra.button>
      {listed && <CardTools file={file} {...listed} />}
      <IconButton
        className="card-tool"
        id={deleteButtonId(file)}
        aria-label={texts.deleteOf(file.file_name)}
        size="xs"
        variant="surface"
        colorPalette="red"
        position="absolute"
        top="2"
        insetEnd="2"
        transition="opacity 150ms"
        onClick={() => onDelete(file)}
      >
        <Trash2 />
      </IconButton>
      <Box p="3" borderTopWidth="1px">
        <Text fontWeight="medium" truncate title={file.file_name}>
          {file.file_name}
        </Text>
        <Flex gap="1.5" fontSize="xs" color="fg.muted" mt="1">
          <Text as="span">{fileSize(file.file_size)}</Text>
          <Text as="span" aria-hidden="true">
            ·
          </Text>
          <Text as="span" textTransform="uppercase">
            {extensionOf(file)}
          </Text>
        </Flex>
        <Text fontSize="xs" color="fg.muted" mt="0.5">
          {dateTime(file.created_at)}
        </Text>
        {listed && <TagList tags={file.tags} />}
      </Box>
    </Card>
  );
}
