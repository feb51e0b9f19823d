import { api, calls, messageOf, notify, Text, useRefresh } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { useRef, useState } from 'react';
import { deleteButtonId } from '../file-list/card-ids.ts';
import { useFilesTexts } from '../texts.ts';

interface DeleteFileDialogProps {
  file: StoredFile;
  open: boolean;
  onClose: () => void;
  /** Where the focus goes once the file and its buttons are gone. */
  focusAfterwards: () => HTMLElement | null;
}

export default function DeleteFileDialog({ file, open, onClose, focusAfterwards }: DeleteFileDialogProps) {
  const texts = useFilesTexts();
  const refresh = useRefresh();
  const [pending, setPending] = useState(false);
  const deleted = useRef(false);

  const remove = async () => {
    if (pending) return;
    setPending(true);
    try {
      await api.delete(calls.file(file.file_id), { expect: [200] });
      deleted.current = true;
      notify.success(texts.deleted);
      onClose();
      void refresh(calls.files);
    } catch (error) {
      notify.error(texts.deleteFailed, messageOf(error, '') || undefined);
    } finally {
      setPending(false);
    }
  };

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void remove()}
      title={texts.deleteTitle}
      confirmLabel={texts.deleteLabel}
      pending={pending}
      finalFocus={() => (deleted.current ? focusAfterwards() : document.getElementById(deleteButtonId(file)))}
    >
      <Text overflowWrap="anywhere">
        {texts.deleteBefore}
        <strong>{file.file_name}</strong>
        {texts.deleteAfter}
      </Text>
    </ConfirmDialog>
  );
}
