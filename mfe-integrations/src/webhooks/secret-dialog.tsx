import { Button, Text } from '@landfall/shared';
import { Modal } from '@landfall/shared/overlay';
import { useState } from 'react';
import { useRotateSecret } from '../api/webhooks.ts';
import { ShownOnce } from '../components/copy/shown-once.tsx';
import { useAreaTexts } from '../texts.ts';
import type { WebhookDialogProps } from './webhook-dialog-props.ts';

/** Makes a new secret after a question, and shows it once. */
export default function SecretDialog({ projectId, webhook, open, onClose }: WebhookDialogProps) {
  const texts = useAreaTexts();
  const [secret, setSecret] = useState('');
  const { mutate, isPending } = useRotateSecret({
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: (rotated) => setSecret(rotated.secret),
  });
  if (secret)
    return (
      <ShownOnce
        open={open}
        onClose={onClose}
        title={texts.secretTitle}
        help={texts.secretHelp}
        label={texts.secret}
        text={secret}
        // What opened this dialog was the question before, which is gone.
        finalFocus={() => document.querySelector<HTMLElement>(`[data-webhook-menu="${webhook.id}"]`)}
      />
    );
  return (
    <Modal
      open={open}
      onClose={isPending ? undefined : onClose}
      title={texts.newSecretTitle}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            loading={isPending}
            onClick={() => void mutate({ params: { project_id: projectId, webhook_id: webhook.id } })}
          >
            {texts.makeSecret}
          </Button>
        </>
      }
    >
      <Text>{texts.newSecretHelp}</Text>
    </Modal>
  );
}
