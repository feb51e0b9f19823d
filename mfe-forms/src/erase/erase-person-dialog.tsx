import { notify } from '@landfall/shared';
import { erasePersonQuery } from '@landfall/shared/contracts';
import { TextField, useSchemaForm } from '@landfall/shared/form';
import { FormDialog } from '@landfall/shared/overlay';
import { useErasePerson } from '../api/leads.ts';
import { useAreaTexts } from '../texts.ts';

interface ErasePersonDialogProps {
  projectId: string;
  open: boolean;
  onClose: () => void;
}

/** Erases everything that a person sent, by the e-mail address: what data protection laws let people ask for. */
export default function ErasePersonDialog({ projectId, open, onClose }: ErasePersonDialogProps) {
  const texts = useAreaTexts();
  const form = useSchemaForm(erasePersonQuery, { defaultValues: { email: '' } });
  const { mutate, isPending } = useErasePerson({
    form,
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: ({ count }) => {
      notify.success(texts.erased(count));
      onClose();
    },
  });
  const submit = form.handleSubmit((query) => mutate({ params: { project_id: projectId }, query }));
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.eraseTitle}
      description={texts.eraseHelp}
      size="md"
      submitLabel={texts.erase}
      pendingLabel={texts.erasing}
      isPending={isPending}
      onSubmit={submit}
      danger
    >
      <TextField
        label={texts.email}
        type="email"
        autoComplete="off"
        data-autofocus=""
        readOnly={isPending}
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
    </FormDialog>
  );
}
