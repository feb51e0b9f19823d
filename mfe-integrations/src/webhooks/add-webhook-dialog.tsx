import { notify } from '@landfall/shared';
import { webhookForm } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { useState } from 'react';
import { useAddWebhook } from '../api/webhooks.ts';
import { ShownOnce } from '../components/copy/shown-once.tsx';
import { useAreaTexts } from '../texts.ts';
import { WebhookFormDialog } from './webhook-form-dialog.tsx';

interface AddWebhookDialogProps {
  projectId: string;
  open: boolean;
  onClose: () => void;
}

/** Asks for a webhook, then shows its secret. */
export default function AddWebhookDialog({ projectId, open, onClose }: AddWebhookDialogProps) {
  const texts = useAreaTexts();
  const [secret, setSecret] = useState('');
  const form = useSchemaForm(webhookForm, { defaultValues: { url: '', events: ['*'], description: '' } });
  const { mutate, isPending } = useAddWebhook({
    form,
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: (created) => {
      setSecret(created.secret);
      notify.success(texts.webhookAdded);
    },
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
        finalFocus={() => document.querySelector<HTMLElement>('[data-add-webhook]')}
      />
    );
  return (
    <WebhookFormDialog
      open={open}
      onClose={onClose}
      title={texts.addWebhook}
      form={form}
      onSubmit={form.handleSubmit((body) => mutate({ params: { project_id: projectId }, body }))}
      isPending={isPending}
      submitLabel={texts.addWebhook}
      pendingLabel={texts.adding}
    />
  );
}
