import { Box, dateTime, fileSize, Text } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { Modal } from '@landfall/shared/overlay';
import { previewButtonId } from '../lib/card-ids.ts';
import { extensionOf, isDocument, isVideo } from '../lib/file-kind.ts';
import { DocumentStage } from './document-stage.tsx';
import { ImageStage } from './image-stage.tsx';
import { Neighbours } from './neighbours.tsx';
import { useKeyboard } from './use-keyboard.ts';
import { VideoStage } from './video-stage.tsx';

interface FilePreviewProps {
  file: StoredFile;
  /** The files among which one can go on to the next. */
  files: readonly StoredFile[];
  open: boolean;
  onShow: (file: StoredFile) => void;
  onClose: () => void;
}

/** A file on the whole screen, and the way to those beside it. */
export default function FilePreview({ file, files, open, onShow, onClose }: FilePreviewProps) {
  const facts = [fileSize(file.file_size), extensionOf(file).toUpperCase(), dateTime(file.created_at)];
  const index = files.findIndex(({ file_id }) => file_id === file.file_id);
  const step = (by: -1 | 1) => {
    const next = files[index + by];
    if (next) onShow(next);
  };
  const onStep = index >= 0 && files.length > 1 ? step : undefined;
  const Stage = isVideo(file) ? VideoStage : isDocument(file) ? DocumentStage : ImageStage;
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="full"
      title={
        <Text as="span" display="block" pe="8" lineClamp={2} overflowWrap="anywhere">
          {file.file_name}
        </Text>
      }
      description={facts.filter(Boolean).join(' · ')}
      finalFocus={() => document.getElementById(previewButtonId(file))}
    >
      <Box mx="-6" mt="-2" mb="-6" h="calc(100% + 2rem)" position="relative" bg="bg.muted" overflow="hidden">
        <Stage key={file.file_id} file={file} onStep={onStep} />
        {onStep && <Neighbours index={index} count={files.length} onStep={onStep} />}
        {onStep && <PageKeys onStep={onStep} />}
      </Box>
    </Modal>
  );
}

/** Page up and page down lead to the files beside, whatever the stage does with the arrows. */
function PageKeys({ onStep }: { onStep: (step: -1 | 1) => void }) {
  useKeyboard(({ key }) => {
    if (key !== 'PageUp' && key !== 'PageDown') return false;
    onStep(key === 'PageUp' ? -1 : 1);
    return true;
  });
  return null;
}
