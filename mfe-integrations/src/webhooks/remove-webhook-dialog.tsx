import { notify, Text } from '@landfall/shared';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { withElement } from '@landfall/shared/with-element';
import { useRef } from 'react';
import { useDeleteWebhook } from '../api/webhooks.ts';
import { useAreaTexts } from '../texts.ts';
import type { WebhookDialogProps } from './webhook-dialog-props.ts';

export default function RemoveWebhookDialog({ projectId, webhook, open, onClose }: WebhookDialogProps) {
  const texts = useAreaTexts();
  const isGone = useRef(false);
  const { mutate, isPending } = useDeleteWebhook({
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: () => {
      isGone.current = true;
      notify.success(texts.webhookRemoved);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void mutate({ params: { project_id: projectId, webhook_id: webhook.id } })}
      title={texts.removeTitle}
      confirmLabel={texts.remove}
      pending={isPending}
      // Once the row is gone, so is the button that asked.
      finalFocus={() => (isGone.current ? document.querySelector<HTMLElement>('[data-add-webhook]') : null)}
    >
      <Text overflowWrap="anywhere">{withElement(texts.removeQuestion, <strong>{webhook.url}</strong>)}</Text>
    </ConfirmDialog>
  );
}
