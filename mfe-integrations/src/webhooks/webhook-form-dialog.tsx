import { Button } from '@landfall/shared';
import type { webhookForm } from '@landfall/shared/contracts';
import type { SchemaForm } from '@landfall/shared/form';
import { Modal } from '@landfall/shared/overlay';
import { type FormEventHandler, useId } from 'react';
import { useAreaTexts } from '../texts.ts';
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
  const texts = useAreaTexts();
  const formId = useId();
  return (
    <Modal
      open={open}
      onClose={isPending ? undefined : onClose}
      closeOnOutside={false}
      title={title}
      size="lg"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} loading={isPending} loadingText={pendingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        <WebhookFields form={form} />
      </form>
    </Modal>
  );
}
