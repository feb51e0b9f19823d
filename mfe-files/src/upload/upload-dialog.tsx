import { Box, Button, Text } from '@landfall/shared';
import { ConfirmDialog, Modal } from '@landfall/shared/overlay';
import { useEffect, useState } from 'react';
import { useFilesTexts } from '../texts.ts';
import { DropZone } from './drop-zone.tsx';
import { canRetry, isProcessing } from './queue.ts';
import { UploadRow } from './upload-row.tsx';
import { UploadSummary } from './upload-summary.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useUploadQueue } from './use-upload-queue.ts';

interface UploadDialogProps {
  open: boolean;
  onClose: () => void;
  /** Where the focus goes once it is closed: it may have been opened by an address. */
  focusAfterwards: () => HTMLElement | null;
}

/** Uploads many files, one at a time. Closing it empties the queue and reads the list of files again. */
export default function UploadDialog({ open, onClose, focusAfterwards }: UploadDialogProps) {
  const texts = useFilesTexts();
  const { items, add, retry, retryAll, clear, refreshFiles } = useUploadQueue();
  const [asking, setAsking] = useState(false);
  const processing = isProcessing(items);

  const body = useKeptFocus(open);

  // What was asked about has come to its end meanwhile.
  useEffect(() => {
    if (!processing) setAsking(false);
  }, [processing]);

  const close = () => {
    setAsking(false);
    clear();
    void refreshFiles();
    onClose();
  };

  return (
    <>
      <Modal
        open={open}
        onClose={processing ? () => setAsking(true) : close}
        closeOnOutside={false}
        // The upload goes on elsewhere.
        backLeaves={processing}
        title={texts.uploadTitle}
        size="lg"
        finalFocus={focusAfterwards}
        footer={
          <>
            <Button variant="ghost" colorPalette="gray" me="auto" disabled={items.length === 0} onClick={clear}>
              {texts.clearAll}
            </Button>
            <Button variant="outline" colorPalette="gray" disabled={!items.some(canRetry)} onClick={retryAll}>
              {texts.retryAll}
            </Button>
          </>
        }
      >
        <Box ref={body} tabIndex={-1} outline="none">
          <DropZone disabled={processing} onFiles={add} />
          {items.length > 0 && (
            <Box mt="4">
              <UploadSummary items={items} />
              <Box as="ul" aria-label={texts.uploads} mt="2" maxH="20rem" overflowY="auto">
                {items.map((item) => (
                  <UploadRow key={item.id} item={item} onRetry={() => retry(item.id)} />
                ))}
              </Box>
            </Box>
          )}
        </Box>
      </Modal>
      <ConfirmDialog
        open={asking && open}
        onClose={() => setAsking(false)}
        onConfirm={close}
        title={texts.stopTitle}
        confirmLabel={texts.stopAndClose}
        cancelLabel={texts.keepUploading}
      >
        <Text>{texts.stopHelp}</Text>
      </ConfirmDialog>
    </>
  );
}
