import { api, calls, notify, Text, useRefresh } from '@landfall/shared';
import type { Project } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { useState } from 'react';

interface DeleteProjectDialogProps {
  project: Project;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export default function DeleteProjectDialog({ project, open, onClose, onDeleted }: DeleteProjectDialogProps) {
  const refresh = useRefresh();
  const [pending, setPending] = useState(false);

  const remove = async () => {
    if (pending) return;
    setPending(true);
    try {
      await api.delete(calls.project(project.project_id));
      notify.success('Success!', 'Your project has been successfully deleted.');
      onDeleted();
    } catch {
      notify.error('Error!', 'Something went wrong. Please try again.');
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
      title="Delete project"
      confirmLabel="Delete project"
      pending={pending}
    >
      <Text overflowWrap="anywhere">
        This deletes <strong>{project.name}</strong> with all its pages, its domains and its published site. It cannot
        be undone.
      </Text>
    </ConfirmDialog>
  );
}
