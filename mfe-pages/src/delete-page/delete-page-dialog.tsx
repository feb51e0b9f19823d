import { api, calls, messageOf, notify, Text, useRefresh } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { useState } from 'react';

interface DeletePageDialogProps {
  projectId: string;
  page: Page;
  open: boolean;
  onClose: () => void;
}

export default function DeletePageDialog({ projectId, page, open, onClose }: DeletePageDialogProps) {
  const refresh = useRefresh();
  const [pending, setPending] = useState(false);

  const remove = async () => {
    if (pending) return;
    setPending(true);
    try {
      await api.delete(calls.page(projectId, page.page_id), { expect: [200] });
      notify.success('Page deleted successfully');
      onClose();
    } catch (error) {
      notify.error(messageOf(error, 'Error deleting page'));
    } finally {
      setPending(false);
      void refresh(calls.pages(projectId));
    }
  };

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void remove()}
      title="Delete Page"
      confirmLabel="Delete"
      pending={pending}
    >
      <Text overflowWrap="anywhere">
        Delete <strong>{page.title}</strong> ({page.path})? It disappears from your site at once. This cannot be undone.
      </Text>
    </ConfirmDialog>
  );
}
