import { notify } from '@landfall/shared';
import { webhookForm } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { useChangeWebhook } from '../api/webhooks.ts';
import { useAreaTexts } from '../texts.ts';
import type { WebhookDialogProps } from './webhook-dialog-props.ts';
import { WebhookFormDialog } from './webhook-form-dialog.tsx';

export default function EditWebhookDialog({ projectId, webhook, open, onClose }: WebhookDialogProps) {
  const texts = useAreaTexts();
  const { id, url, events, description } = webhook;
  const form = useSchemaForm(webhookForm, { defaultValues: { url, events, description } });
  const { mutate, isPending } = useChangeWebhook({
    form,
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: () => {
      notify.success(texts.webhookSaved);
      onClose();
    },
  });
  return (
    <WebhookFormDialog
      open={open}
      onClose={onClose}
      title={texts.editWebhook}
      form={form}
      onSubmit={form.handleSubmit((body) => mutate({ params: { project_id: projectId, webhook_id: id }, body }))}
      isPending={isPending}
      submitLabel={texts.save}
      pendingLabel={texts.saving}
    />
  );
}
