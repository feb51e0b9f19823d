import { notify, Stack } from '@landfall/shared';
import { type Form, formSettings } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { FormDialog } from '@landfall/shared/overlay';
import { useChangeForm } from '../api/forms.ts';
import { useAreaTexts } from '../texts.ts';
import { AfterSending } from './after-sending.tsx';
import { KeepingLeads } from './keeping-leads.tsx';
import { NewLeads } from './new-leads.tsx';

interface FormSettingsDialogProps {
  projectId: string;
  form: Form;
  open: boolean;
  onClose: () => void;
}

/** What happens with what one form is sent. */
export default function FormSettingsDialog({ projectId, form: about, open, onClose }: FormSettingsDialogProps) {
  const texts = useAreaTexts();
  const form = useSchemaForm(formSettings, { defaultValues: about.settings });
  const { mutate, isPending } = useChangeForm({
    form,
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: () => {
      notify.success(texts.settingsSaved);
      onClose();
    },
  });
  const submit = form.handleSubmit((body) =>
    mutate({ params: { project_id: projectId, form_id: about.form_id }, body }),
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.settings}
      description={about.title || texts.untitledForm}
      submitLabel={texts.save}
      pendingLabel={texts.saving}
      isPending={isPending}
      onSubmit={submit}
    >
      <Stack gap="8">
        <NewLeads form={form} projectId={projectId} locked={about.locked} />
        <AfterSending
          {...{ form, fields: about.fields, file: about.file }}
          toNextStep={about.to_next_step}
          locked={about.locked}
        />
        <KeepingLeads form={form} />
      </Stack>
    </FormDialog>
  );
}
