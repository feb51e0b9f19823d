import { Button, notify, Stack } from '@landfall/shared';
import { type Funnel, writeFunnel } from '@landfall/shared/contracts';
import { TextareaField, TextField, useSchemaForm } from '@landfall/shared/form';
import { Modal } from '@landfall/shared/overlay';
import { useId } from 'react';
import { useWriteFunnel } from '../api/funnels.ts';
import { useFunnelTexts } from './texts.ts';

interface WriteDialogProps {
  projectId: string;
  open: boolean;
  onClose: () => void;
  onSaved: (funnel: Funnel) => void;
}

/** Has a landing page, an offer and a page of thanks written from one description. */
export function WriteDialog({ projectId, open, onClose, onSaved }: WriteDialogProps) {
  const texts = useFunnelTexts();
  const formId = useId();
  const form = useSchemaForm(writeFunnel, { defaultValues: { name: '', description: '' } });
  const { errors } = form.formState;
  const write = useWriteFunnel({
    form,
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: ({ data }) => {
      notify.success(texts.written, texts.writtenHelp);
      onSaved(data);
      onClose();
    },
  });
  const submit = form.handleSubmit((body) => write.mutate({ params: { project_id: projectId }, body }));
  return (
    <Modal
      open={open}
      onClose={write.isPending ? undefined : onClose}
      closeOnOutside={false}
      size="lg"
      title={texts.writePath}
      description={texts.writeHelp}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={write.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} loading={write.isPending} loadingText={texts.writing}>
            {texts.write}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="5">
          <TextField
            label={texts.name}
            placeholder={texts.nameExample}
            autoComplete="off"
            data-autofocus=""
            error={errors.name?.message}
            {...form.register('name')}
          />
          <TextareaField
            label={texts.description}
            placeholder={texts.descriptionExample}
            rows={9}
            error={errors.description?.message}
            {...form.register('description')}
          />
        </Stack>
      </form>
    </Modal>
  );
}
