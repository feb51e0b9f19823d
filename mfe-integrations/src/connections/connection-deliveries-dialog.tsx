import { useState } from 'react';
import {
  useIntegrationDeliveries,
  useReplayFailedIntegration,
  useReplayIntegrationDelivery,
  useTestIntegration,
} from '../api/integrations.ts';
import { DeliveriesDialog } from '../components/deliveries/deliveries-dialog.tsx';
import { useReplayNotices } from '../lib/use-replay-notices.ts';
import { useTellTest } from '../lib/use-tell-test.ts';
import type { ConnectionDialogProps } from './connection-dialog-props.ts';

/** What was sent to a connection, and what became of it. */
export default function ConnectionDeliveriesDialog({ projectId, connection, open, onClose }: ConnectionDialogProps) {
  const [page, setPage] = useState(1);
  const deliveries = useIntegrationDeliveries(projectId, connection.id, page);
  const notices = useReplayNotices();
  const params = { project_id: projectId, integration_id: connection.id };
  const tell = useTellTest();
  const test = useTestIntegration({ failure: notices.failure, onSuccess: ({ data }) => tell(data) });
  const replay = useReplayIntegrationDelivery(notices.one);
  const replayFailed = useReplayFailedIntegration(notices.allFailed);
  return (
    <DeliveriesDialog
      name={connection.name}
      deliveries={deliveries}
      page={page}
      onPage={setPage}
      open={open}
      onClose={onClose}
      onTest={() => test.mutate({ params })}
      onReplay={(delivery_id) => replay.mutate({ params: { ...params, delivery_id } })}
      onReplayFailed={(since) => replayFailed.mutate({ params, body: { since } })}
    />
  );
}
