import { Box, Button, Center, chakra, Flex, fileSize, Text, useContractMessage } from '@landfall/shared';
import { CircleAlert, CircleCheck, Clock, File, Film, ImageIcon, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { useFilesTexts } from '../texts.ts';
import { isImage } from './check-file.ts';
import { canRetry, type UploadItem } from './queue.ts';

const LOOKS = {
  pending: { text: 'waiting', color: 'fg.muted', Icon: Clock },
  uploading: { text: 'uploading', color: 'brand.fg', Icon: LoaderCircle },
  success: { text: 'uploaded', color: 'fg.success', Icon: CircleCheck },
  error: { text: 'uploadFailed', color: 'fg.error', Icon: CircleAlert },
} as const;

function Thumbnail({ item }: { item: UploadItem }) {
  const [broken, setBroken] = useState(false);
  const Icon = isImage(item.file) ? ImageIcon : item.file.type.startsWith('video/') ? Film : File;
  return (
    <Center boxSize="10" rounded="md" bg="bg.muted" color="fg.subtle" overflow="hidden" flexShrink="0">
      {item.preview && !broken ? (
        <chakra.img
          src={item.preview}
          alt=""
          w="full"
          h="full"
          objectFit="cover"
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <Icon size="18" aria-hidden="true" />
      )}
    </Center>
  );
}

function ProgressBar({ item }: { item: UploadItem }) {
  const texts = useFilesTexts();
  const percent = Math.round(item.progress * 100);
  return (
    <Flex align="center" gap="2" mt="1.5">
      <Box
        role="progressbar"
        aria-label={texts.uploadOf(item.file.name)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        flex="1"
        h="1"
        rounded="full"
        bg="bg.emphasized"
        overflow="hidden"
      >
        <Box h="full" bg="brand.solid" rounded="full" transition="width 150ms" style={{ width: `${percent}%` }} />
      </Box>
      <Text fontSize="xs" color="fg.muted" w="9" textAlign="end" fontVariantNumeric="tabular-nums">
        {percent}%
      </Text>
    </Flex>
  );
}

/** One file of the queue and how it stands. */
export function UploadRow({ item, onRetry }: { item: UploadItem; onRetry: () => void }) {
  const texts = useFilesTexts();
  const say = useContractMessage();
  const { text, color, Icon } = LOOKS[item.status];
  return (
    <Flex as="li" gap="3" align="center" py="2.5" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <Thumbnail item={item} />
      <Box flex="1" minW="0">
        <Flex gap="2" align="baseline">
          <Text fontWeight="medium" truncate title={item.file.name}>
            {item.file.name}
          </Text>
          <Text fontSize="xs" color="fg.muted" flexShrink="0">
            {fileSize(item.file.size)}
          </Text>
        </Flex>
        <Flex gap="1.5" align="center" fontSize="xs" color={color} mt="0.5">
          <Box flexShrink="0" aria-hidden="true" animation={item.status === 'uploading' ? 'spin' : undefined}>
            <Icon size="12" />
          </Box>
          <Text as="span" overflowWrap="anywhere">
            {item.status === 'error' && item.error ? say(item.error) : texts[text]}
          </Text>
        </Flex>
        {item.status === 'uploading' && <ProgressBar item={item} />}
      </Box>
      {canRetry(item) && (
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          flexShrink="0"
          aria-label={texts.retryOf(item.file.name)}
          onClick={onRetry}
        >
          {texts.retry}
        </Button>
      )}
    </Flex>
  );
}
