import { notify, Text } from '@landfall/shared';
import type { Project } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { useState } from 'react';
import { useDeleteProject, useRefreshProjects } from '../api/projects.ts';
import { useAreaTexts } from '../texts.ts';

interface DeleteProjectDialogProps {
  project: Project;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export default function DeleteProjectDialog({ project, open, onClose, onDeleted }: DeleteProjectDialogProps) {
  const texts = useAreaTexts();
  const refresh = useRefreshProjects();
  const [isDeleted, setDeleted] = useState(false);
  const { mutate, isPending } = useDeleteProject({
    onSuccess: () => {
      setDeleted(true);
      notify.success(texts.success, texts.deleted);
      onDeleted();
    },
    onError: () => {
      notify.error(texts.failed, texts.tryAgainLater);
      // Perhaps only the response was lost, or somebody else was first: then the list no longer has it.
      void refresh();
      return true;
    },
  });

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void (isDeleted || mutate({ params: { project_id: project.project_id } }))}
      title={texts.deleteDialog}
      confirmLabel={texts.deleteConfirm}
      // It goes on until the page is loaded anew.
      pending={isPending || isDeleted}
    >
      <Text overflowWrap="anywhere">
        {texts.deleteBefore}
        <strong>{project.name}</strong>
        {texts.deleteAfter}
      </Text>
    </ConfirmDialog>
  );
}
