import {
  Badge,
  Box,
  Button,
  chakra,
  EmptyState,
  ErrorState,
  editorPath,
  Flex,
  getRuntimeConfig,
  Skeleton,
  Stack,
  Text,
} from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { Modal } from '@landfall/shared/overlay';
import { ExternalLink, MapPin } from 'lucide-react';
import { useFileUses } from '../api/files.ts';
import { menuButtonId } from '../lib/card-ids.ts';
import { useFilesTexts } from '../texts.ts';

interface FileUsesDialogProps {
  file: StoredFile;
  open: boolean;
  onClose: () => void;
}

/** Where a file is shown: pages, online or not, and settings of projects. */
export default function FileUsesDialog({ file, open, onClose }: FileUsesDialogProps) {
  const texts = useFilesTexts();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={texts.whereUsed}
      description={file.file_name}
      finalFocus={() => document.getElementById(menuButtonId(file))}
      footer={
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Uses file={file} />
    </Modal>
  );
}

function Uses({ file }: { file: StoredFile }) {
  const texts = useFilesTexts();
  const { data, error, mutate } = useFileUses(file.file_id);
  if (!data && error)
    return <ErrorState title={texts.usesFailed} description={error.serverMessage} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <Stack gap="3" aria-busy="true">
        <Skeleton h="5" w="70%" />
        <Skeleton h="5" w="50%" />
      </Stack>
    );
  if (data.data.length === 0)
    return <EmptyState icon={<MapPin size="32" />} title={texts.unused} description={texts.unusedHelp} />;
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {data.data.map(({ project_id, project_name, page_id, title, status }) => (
        <Flex
          as="li"
          key={`${project_id} ${page_id} ${title}`}
          gap="3"
          py="3"
          align="center"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: '0' }}
        >
          <Box flex="1" minW="0">
            {page_id ? (
              <chakra.a
                href={getRuntimeConfig().apiUrl + editorPath(project_id, page_id)}
                target="_blank"
                rel="noopener"
                fontWeight="medium"
                overflowWrap="anywhere"
                _hover={{ textDecoration: 'underline' }}
              >
                {title} <ExternalLink size="14" aria-hidden="true" style={{ display: 'inline' }} />
              </chakra.a>
            ) : (
              <Text fontWeight="medium" overflowWrap="anywhere">
                {title || texts.projectSettings}
              </Text>
            )}
            <Text color="fg.muted" overflowWrap="anywhere">
              {project_name}
            </Text>
          </Box>
          {status === 'active' && (
            <Badge colorPalette="green" variant="subtle" rounded="full">
              {texts.online}
            </Badge>
          )}
        </Flex>
      ))}
    </Stack>
  );
}
