import type { webhookForm } from '@landfall/shared/contracts';
import type { SchemaForm } from '@landfall/shared/form';
import { FormDialog } from '@landfall/shared/overlay';
import type { FormEventHandler } from 'react';
import { WebhookFields } from './webhook-fields.tsx';

interface WebhookFormDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  form: SchemaForm<typeof webhookForm>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  isPending: boolean;
  submitLabel: string;
  pendingLabel: string;
}

/** The form of a webhook, new or not. */
export function WebhookFormDialog(props: WebhookFormDialogProps) {
  const { open, onClose, title, form, onSubmit, isPending, submitLabel, pendingLabel } = props;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      submitLabel={submitLabel}
      pendingLabel={pendingLabel}
      isPending={isPending}
      onSubmit={onSubmit}
    >
      <WebhookFields form={form} />
    </FormDialog>
  );
}
