import { notify, Stack } from '@landfall/shared';
import { type Funnel, writeFunnel } from '@landfall/shared/contracts';
import { TextareaField, TextField, useSchemaForm } from '@landfall/shared/form';
import { FormDialog } from '@landfall/shared/overlay';
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
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.writePath}
      description={texts.writeHelp}
      submitLabel={texts.write}
      pendingLabel={texts.writing}
      isPending={write.isPending}
      onSubmit={submit}
    >
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
    </FormDialog>
  );
}
