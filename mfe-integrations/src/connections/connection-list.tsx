import { Box, chakra, ErrorState, notify, Skeleton, Stack, Text, useDialog } from '@landfall/shared';
import type { Integration, IntegrationKind } from '@landfall/shared/contracts';
import { lazy, Suspense } from 'react';
import { useChangeIntegration, useIntegrationKinds, useIntegrations, useTestIntegration } from '../api/integrations.ts';
import { FailingNotice } from '../components/failing-notice.tsx';
import { useTellTest } from '../lib/use-tell-test.ts';
import { useAreaTexts } from '../texts.ts';
import type { ConnectionActions } from './connection-menu.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { KindGallery } from './kind-gallery.tsx';

const DIALOGS = {
  deliveries: lazy(() => import('./connection-deliveries-dialog.tsx')),
  edit: lazy(() => import('./edit-connection-dialog.tsx')),
  remove: lazy(() => import('./remove-connection-dialog.tsx')),
};

interface ConnectionListProps {
  projectId: string;
  onAdd: (kind: IntegrationKind) => void;
}

/** What a project is connected with, or could be, and the dialogs about one connection. */
export function ConnectionList({ projectId, onAdd }: ConnectionListProps) {
  const texts = useAreaTexts();
  const { data, error, mutate } = useIntegrations(projectId);
  const { data: kinds } = useIntegrationKinds();
  const { dialog, show, close } = useDialog<keyof typeof DIALOGS, Integration>();
  const tell = useTellTest();
  const options = {
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    // One at a time for each connection.
    nameOf: ({ params }: { params: { integration_id: string } }) => params.integration_id,
  };
  const test = useTestIntegration({ ...options, onSuccess: ({ data: sent }) => tell(sent) });
  const change = useChangeIntegration({
    ...options,
    onSuccess: ({ data: changed }) => notify.success(changed.enabled ? texts.goesOn : texts.paused),
  });

  if (!data)
    return error ? (
      <ErrorState title={texts.connectionsFailed} description={error.message} onRetry={() => void mutate()} />
    ) : (
      <Stack gap="3" px="5" pb="5" aria-busy="true">
        <Skeleton h="16" rounded="lg" />
        <Skeleton h="16" rounded="lg" />
      </Stack>
    );
  const kindOf = (id: string) => kinds?.data.find((kind) => kind.id === id);
  const paramsOf = ({ id }: Integration) => ({ project_id: projectId, integration_id: id });
  const actions: ConnectionActions = {
    onDeliveries: (connection) => show('deliveries', connection),
    onEdit: (connection) => show('edit', connection),
    onRemove: (connection) => show('remove', connection),
    onTest: (connection) => void test.mutate({ params: paramsOf(connection) }),
    onSwitch: (connection) =>
      void change.mutate({ params: paramsOf(connection), body: { enabled: !connection.enabled } }),
  };
  const AboutOne = dialog && DIALOGS[dialog.kind];
  const about = dialog && (data.data.find(({ id }) => id === dialog.about.id) ?? dialog.about);
  const leave = () => {
    close();
    // What was sent meanwhile decides whether a connection counts as failing.
    if (dialog?.kind === 'deliveries') void mutate();
  };
  const nothing = (
    <Box px="5" pb="5">
      <Text fontSize="sm" mb="3">
        {texts.noConnections}
      </Text>
      {kinds ? <KindGallery kinds={kinds.data} onChoose={onAdd} /> : <Skeleton h="40" rounded="lg" />}
    </Box>
  );
  const list = (
    <>
      <FailingNotice receivers={data.data} nameOf={(id) => data.data.find((one) => one.id === id)?.name ?? id} />
      <chakra.ul aria-label={texts.connections} listStyleType="none">
        {data.data.map((connection) => (
          <ConnectionRow
            key={connection.id}
            connection={connection}
            title={kindOf(connection.kind)?.title ?? connection.kind}
            isTesting={test.allPending.some(({ params }) => params.integration_id === connection.id)}
            actions={actions}
          />
        ))}
      </chakra.ul>
    </>
  );
  return (
    <>
      {/* The dialog stays when the last connection goes: it gives the focus back. */}
      {data.data.length === 0 ? nothing : list}
      {dialog && about && AboutOne && (
        <Suspense fallback={null}>
          <AboutOne
            key={dialog.number}
            projectId={projectId}
            connection={about}
            kind={kindOf(about.kind)}
            open={dialog.open}
            onClose={leave}
          />
        </Suspense>
      )}
    </>
  );
}
