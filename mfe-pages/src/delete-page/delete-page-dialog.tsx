import { api, calls, messageOf, notify, Text, useRefresh } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { useRef, useState } from 'react';
import { menuButtonOf, newPageButton } from '../page-list/menu-button.ts';
import { usePagesTexts } from '../texts.ts';

interface DeletePageDialogProps {
  projectId: string;
  page: Page;
  open: boolean;
  onClose: () => void;
}

export default function DeletePageDialog({ projectId, page, open, onClose }: DeletePageDialogProps) {
  const texts = usePagesTexts();
  const refresh = useRefresh();
  const [pending, setPending] = useState(false);
  const deleted = useRef(false);

  const remove = async () => {
    if (pending) return;
    setPending(true);
    try {
      await api.delete(calls.page(projectId, page.page_id), { expect: [200] });
      deleted.current = true;
      notify.success(texts.deleted);
      onClose();
    } catch (error) {
      notify.error(messageOf(error, texts.deleteFailed));
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
      title={texts.deletePage}
      confirmLabel={texts.delete}
      pending={pending}
      finalFocus={() => (deleted.current ? newPageButton() : menuButtonOf(page.page_id))}
    >
      <Text overflowWrap="anywhere">
        {texts.deleteQuestionBefore} <strong>{page.title}</strong> ({page.path}){texts.deleteQuestionAfter}
      </Text>
    </ConfirmDialog>
  );
}
