import { notify } from '@landfall/shared';
import { connectionForm, type IntegrationKind } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { useChangeIntegration } from '../api/integrations.ts';
import { useAreaTexts } from '../texts.ts';
import type { ConnectionDialogProps } from './connection-dialog-props.ts';
import { ConnectionFormDialog } from './connection-form-dialog.tsx';
import { sentNames, settingsOf, startValues } from './connection-values.ts';

/** Changes a connection; its secrets stay unless they are typed anew. */
export default function EditConnectionDialog({ kind, ...props }: ConnectionDialogProps) {
  return kind ? <EditForm {...props} kind={kind} /> : null;
}

function EditForm({ projectId, connection, kind, open, onClose }: ConnectionDialogProps & { kind: IntegrationKind }) {
  const texts = useAreaTexts();
  const { id, secrets } = connection;
  const form = useSchemaForm(connectionForm(kind, secrets), { defaultValues: startValues(kind, connection) });
  const { mutate, isPending } = useChangeIntegration({
    form,
    fieldNames: sentNames(kind),
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: () => {
      notify.success(texts.connectionSaved);
      onClose();
    },
  });
  return (
    <ConnectionFormDialog
      kind={kind}
      kept={secrets}
      form={form}
      title={texts.editConnection}
      submitLabel={texts.save}
      pendingLabel={texts.saving}
      isPending={isPending}
      onSubmit={form.handleSubmit((values) =>
        mutate({
          params: { project_id: projectId, integration_id: id },
          body: { name: values.name, settings: settingsOf(kind, values) },
        }),
      )}
      open={open}
      onClose={onClose}
    />
  );
}
