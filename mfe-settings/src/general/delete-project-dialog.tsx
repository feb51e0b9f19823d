import { hasCapability, notify, Stack, Text } from '@landfall/shared';
import type { Project } from '@landfall/shared/contracts';
import { TextField } from '@landfall/shared/form';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { withElement } from '@landfall/shared/with-element';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useDeleteProject, useRefreshProjects } from '../api/projects.ts';
import { useAreaTexts } from '../texts.ts';

interface DeleteProjectDialogProps {
  project: Project;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Names typed on a phone differ in capitals and blanks; that is no other name. */
const asTyped = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

export default function DeleteProjectDialog({ project, open, onClose, onDeleted }: DeleteProjectDialogProps) {
  const texts = useAreaTexts();
  const refresh = useRefreshProjects();
  const [isDeleted, setDeleted] = useState(false);
  const asksName = hasCapability('projects.confirm');
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isNamed = !asksName || asTyped(typed) === asTyped(project.name);
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
  const confirm = () => void (isDeleted || mutate({ params: { project_id: project.project_id } }));
  const close = () => {
    setTyped('');
    onClose();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (open && isNamed && !isPending) confirm();
  };

  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={confirm}
      title={texts.deleteDialog}
      confirmLabel={texts.deleteConfirm}
      // It goes on until the page is loaded anew.
      pending={isPending || isDeleted}
      ready={isNamed}
      initialFocus={asksName ? field : undefined}
    >
      <Stack gap="4">
        <Text overflowWrap="anywhere">{withElement(texts.deleteQuestion, <strong>{project.name}</strong>)}</Text>
        {asksName && (
          <form onSubmit={onSubmit}>
            <TextField
              ref={field}
              label={texts.deleteTypeName}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </form>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
