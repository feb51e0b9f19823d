import { notify, Text } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { withElement } from '@landfall/shared/with-element';
import { useRef } from 'react';
import { useDeletePage } from '../api/pages.ts';
import { menuButtonOf, newPageButton } from '../lib/menu-button.ts';
import { usePagesTexts } from '../texts.ts';

interface DeletePageDialogProps {
  projectId: string;
  page: Page;
  open: boolean;
  onClose: () => void;
}

export default function DeletePageDialog({ projectId, page, open, onClose }: DeletePageDialogProps) {
  const texts = usePagesTexts();
  const deleted = useRef(false);
  const { mutate, isPending } = useDeletePage({
    onSuccess: () => {
      deleted.current = true;
      notify.success(texts.deleted);
      onClose();
    },
    failure: texts.deleteFailed,
  });

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void mutate({ params: { project_id: projectId, page_id: page.page_id } })}
      title={texts.deletePage}
      confirmLabel={texts.delete}
      pending={isPending}
      finalFocus={() => (deleted.current ? newPageButton() : menuButtonOf(page.page_id))}
    >
      <Text overflowWrap="anywhere">
        {withElement(
          texts.deleteQuestion,
          <>
            <strong>{page.title}</strong> ({page.path})
          </>,
        )}
      </Text>
    </ConfirmDialog>
  );
}
