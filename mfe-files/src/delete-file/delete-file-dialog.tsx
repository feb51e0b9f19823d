import { api, calls, messageOf, notify, Text, useRefresh } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { useState } from 'react';

interface DeleteFileDialogProps {
  file: StoredFile;
  open: boolean;
  onClose: () => void;
}

export default function DeleteFileDialog({ file, open, onClose }: DeleteFileDialogProps) {
  const refresh = useRefresh();
  const [pending, setPending] = useState(false);

  const remove = async () => {
    if (pending) return;
    setPending(true);
    try {
      await api.delete(calls.file(file.file_id), { expect: [200] });
      notify.success('File deleted successfully');
      onClose();
      void refresh(calls.files);
    } catch (error) {
      notify.error('Error deleting file', messageOf(error, '') || undefined);
    } finally {
      setPending(false);
    }
  };

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void remove()}
      title="Delete file"
      confirmLabel="Delete"
      pending={pending}
    >
      <Text overflowWrap="anywhere">
        Delete <strong>{file.file_name}</strong>? Pages that show it will miss it. This cannot be undone.
      </Text>
    </ConfirmDialog>
  );
}
