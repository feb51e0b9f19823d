import { api, calls, notify, Text, useRefresh } from '@landfall/shared';
import type { Project } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { useState } from 'react';
import { useAreaTexts } from '../texts.ts';

interface DeleteProjectDialogProps {
  project: Project;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export default function DeleteProjectDialog({ project, open, onClose, onDeleted }: DeleteProjectDialogProps) {
  const texts = useAreaTexts();
  const refresh = useRefresh();
  const [pending, setPending] = useState(false);

  const remove = async () => {
    if (pending) return;
    setPending(true);
    try {
      await api.delete(calls.project(project.project_id));
      notify.success(texts.success, texts.deleted);
      onDeleted();
    } catch {
      notify.error(texts.failed, texts.tryAgainLater);
      setPending(false);
      // Perhaps only the answer was lost, or somebody else was first: then the list no longer has it.
      void refresh(calls.projects);
    }
  };

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void remove()}
      title={texts.deleteDialog}
      confirmLabel={texts.deleteConfirm}
      pending={pending}
    >
      <Text overflowWrap="anywhere">
        {texts.deleteBefore}
        <strong>{project.name}</strong>
        {texts.deleteAfter}
      </Text>
    </ConfirmDialog>
  );
}
