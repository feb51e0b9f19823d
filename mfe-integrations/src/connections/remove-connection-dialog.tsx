import { notify, Text } from '@landfall/shared';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { withElement } from '@landfall/shared/with-element';
import { useRef } from 'react';
import { useDeleteIntegration } from '../api/integrations.ts';
import { useAreaTexts } from '../texts.ts';
import type { ConnectionDialogProps } from './connection-dialog-props.ts';

export default function RemoveConnectionDialog({ projectId, connection, open, onClose }: ConnectionDialogProps) {
  const texts = useAreaTexts();
  const isGone = useRef(false);
  const { mutate, isPending } = useDeleteIntegration({
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: () => {
      isGone.current = true;
      notify.success(texts.connectionRemoved);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void mutate({ params: { project_id: projectId, integration_id: connection.id } })}
      title={texts.removeConnection}
      confirmLabel={texts.remove}
      pending={isPending}
      // Once the row is gone, so is the button that asked.
      finalFocus={() => (isGone.current ? document.querySelector<HTMLElement>('[data-add-connection]') : null)}
    >
      <Text overflowWrap="anywhere">
        {withElement(texts.removeConnectionQuestion, <strong>{connection.name}</strong>)}
      </Text>
    </ConfirmDialog>
  );
}
