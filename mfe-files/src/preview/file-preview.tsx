import { Box, dateTime, fileSize } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { Modal } from '@landfall/shared/overlay';
import { extensionOf, isVideo } from '../file-list/file-kind.ts';
import { ImageStage } from './image-stage.tsx';
import { VideoStage } from './video-stage.tsx';

interface FilePreviewProps {
  file: StoredFile;
  open: boolean;
  onClose: () => void;
}

/** A file on the whole screen. */
export default function FilePreview({ file, open, onClose }: FilePreviewProps) {
  const facts = [fileSize(file.file_size), extensionOf(file).toUpperCase(), dateTime(file.created_at)];
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="full"
      title={file.file_name}
      description={facts.filter(Boolean).join(' · ')}
    >
      <Box mx="-6" mt="-2" mb="-6" h="calc(100% + 2rem)" position="relative" bg="bg.muted" overflow="hidden">
        {isVideo(file) ? <VideoStage file={file} /> : <ImageStage file={file} />}
      </Box>
    </Modal>
  );
}
