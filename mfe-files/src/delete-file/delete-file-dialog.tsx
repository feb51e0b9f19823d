import { notify, Text } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { withElement } from '@landfall/shared/with-element';
import { useRef } from 'react';
import { useDeleteFile } from '../api/files.ts';
import { deleteButtonId } from '../lib/card-ids.ts';
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
  const deleted = useRef(false);
  const { mutate, isPending } = useDeleteFile({
    onSuccess: () => {
      deleted.current = true;
      notify.success(texts.deleted);
      onClose();
    },
    failure: { title: texts.deleteFailed },
  });

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void mutate({ params: { file_id: file.file_id } })}
      title={texts.deleteTitle}
      confirmLabel={texts.deleteLabel}
      pending={isPending}
      finalFocus={() => (deleted.current ? focusAfterwards() : document.getElementById(deleteButtonId(file)))}
    >
      <Text overflowWrap="anywhere">{withElement(texts.deleteQuestion, <strong>{file.file_name}</strong>)}</Text>
    </ConfirmDialog>
  );
}
