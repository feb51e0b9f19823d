import { Button, ErrorState, notify, Skeleton, Stack } from '@landfall/shared';
import { connectionForm, type IntegrationForm, type IntegrationKind } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { Modal } from '@landfall/shared/overlay';
import { useState } from 'react';
import { useAddIntegration, useIntegrationKinds } from '../api/integrations.ts';
import { useAreaTexts } from '../texts.ts';
import { ConnectionFormDialog } from './connection-form-dialog.tsx';
import { sentNames, settingsOf, startValues } from './connection-values.ts';
import { KindGallery } from './kind-gallery.tsx';

interface AddConnectionDialogProps {
  projectId: string;
  /** Chosen before the dialog opened. */
  chosen?: IntegrationKind;
  open: boolean;
  onClose: () => void;
}

const finalFocus = () => document.querySelector<HTMLElement>('[data-add-connection]');

/** The service on the screen that was chosen, which is gone once there are connections. */
const chosenService = (kind: string) => () =>
  document.querySelector<HTMLElement>(`[data-service="${CSS.escape(kind)}"]`) ?? finalFocus();

/** Asks for a kind, then for what that kind needs. */
export default function AddConnectionDialog({ projectId, chosen, open, onClose }: AddConnectionDialogProps) {
  const texts = useAreaTexts();
  const [kind, setKind] = useState(chosen);
  const { data, error, mutate } = useIntegrationKinds();
  if (kind)
    return (
      <NewConnection
        key={kind.id}
        projectId={projectId}
        kind={kind}
        open={open}
        onClose={onClose}
        onBack={() => setKind(undefined)}
      />
    );
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={texts.addConnection}
      description={texts.chooseKind}
      size="xl"
      finalFocus={finalFocus}
      footer={
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      {!data && error && (
        <ErrorState title={texts.kindsFailed} description={error.message} onRetry={() => void mutate()} />
      )}
      {!data && !error && (
        <Stack gap="3" aria-busy="true">
          <Skeleton h="16" rounded="lg" />
          <Skeleton h="16" rounded="lg" />
          <Skeleton h="16" rounded="lg" />
        </Stack>
      )}
      {data && <KindGallery kinds={data.data} onChoose={setKind} />}
    </Modal>
  );
}

interface NewConnectionProps extends AddConnectionDialogProps {
  kind: IntegrationKind;
  onBack: () => void;
}

function NewConnection({ projectId, kind, open, onClose, onBack }: NewConnectionProps) {
  const texts = useAreaTexts();
  const form = useSchemaForm(connectionForm(kind, []), { defaultValues: startValues(kind) });
  const { mutate, isPending } = useAddIntegration({
    form,
    fieldNames: sentNames(kind),
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: ({ data }) => {
      if (data.unconfirmed.length > 0) notify.success(texts.connectionAdded, texts.recipientsAsked);
      else notify.success(texts.connectionAdded, texts.connectionAddedHelp);
      onClose();
    },
  });
  return (
    <ConnectionFormDialog
      kind={kind}
      kept={[]}
      form={form}
      title={texts.addConnection}
      submitLabel={texts.connect}
      pendingLabel={texts.adding}
      isPending={isPending}
      onSubmit={form.handleSubmit((values) =>
        mutate({
          params: { project_id: projectId },
          body: {
            kind: kind.id as IntegrationForm['kind'],
            name: values.name ?? '',
            settings: settingsOf(kind, values),
          },
        }),
      )}
      onBack={onBack}
      open={open}
      onClose={onClose}
      finalFocus={chosenService(kind.id)}
    />
  );
}
