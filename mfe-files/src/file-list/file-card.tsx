import { Box, Center, chakra, dateTime, Flex, fileSize, IconButton, Text } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { rowMain } from '@landfall/shared/list';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileThumbnail } from '../components/file-thumbnail.tsx';
import { deleteButtonId, previewButtonId } from '../lib/card-ids.ts';
import { extensionOf } from '../lib/file-kind.ts';
import { useFilesTexts } from '../texts.ts';
import { Card } from './file-grid.tsx';

interface FileCardProps {
  file: StoredFile;
  isSelected?: boolean;
  /** Stand above the picture. */
  tools?: ReactNode;
  /** Stands at the end. */
  footer?: ReactNode;
  onPreview: (file: StoredFile) => void;
  onDelete: (file: StoredFile) => void;
}

export function FileCard({ file, isSelected, tools, footer, onPreview, onDelete }: FileCardProps) {
  const texts = useFilesTexts();
  return (
    <Card id={file.file_id} isSelected={isSelected}>
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
      {tools}
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
        {footer}
      </Box>
    </Card>
  );
}
