import { notify } from '@landfall/shared';
import { useState } from 'react';
import { useDeliveries, useReplayDelivery, useReplayFailed, useTestWebhook } from '../api/webhooks.ts';
import { DeliveriesDialog } from '../components/deliveries/deliveries-dialog.tsx';
import { useReplayNotices } from '../lib/use-replay-notices.ts';
import { useAreaTexts } from '../texts.ts';
import type { WebhookDialogProps } from './webhook-dialog-props.ts';

/** What was sent to a webhook, and what became of it. */
export default function WebhookDeliveriesDialog({ projectId, webhook, open, onClose }: WebhookDialogProps) {
  const texts = useAreaTexts();
  const [page, setPage] = useState(1);
  const deliveries = useDeliveries(projectId, webhook.id, page);
  const notices = useReplayNotices();
  const params = { project_id: projectId, webhook_id: webhook.id };
  const test = useTestWebhook({ failure: notices.failure, onSuccess: () => notify.success(texts.testSent) });
  const replay = useReplayDelivery(notices.one);
  const replayFailed = useReplayFailed(notices.allFailed);
  return (
    <DeliveriesDialog
      name={webhook.url}
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
