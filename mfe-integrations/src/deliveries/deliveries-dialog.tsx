import { Button, chakra, EmptyState, ErrorState, notify, Pagination, Skeleton, Stack } from '@landfall/shared';
import { Modal } from '@landfall/shared/overlay';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useDeliveries, useTestWebhook } from '../api/webhooks.ts';
import { useAreaTexts } from '../texts.ts';
import type { WebhookDialogProps } from '../webhooks/webhook-dialog-props.ts';
import { DeliveryRow } from './delivery-row.tsx';
import { ReplayFailed } from './replay-failed.tsx';

/** What was sent to a webhook, and what became of it. */
export default function DeliveriesDialog({ projectId, webhook, open, onClose }: WebhookDialogProps) {
  const texts = useAreaTexts();
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useDeliveries(projectId, webhook.id, page);
  const test = useTestWebhook({
    onSuccess: () => {
      setPage(1);
      notify.success(texts.testSent);
    },
    failure: { title: texts.failed, reason: texts.tryAgainLater },
  });
  const sendTest = (
    <Button
      variant="outline"
      loading={test.isPending}
      onClick={() => void test.mutate({ params: { project_id: projectId, webhook_id: webhook.id } })}
    >
      <Send size={16} aria-hidden="true" />
      {texts.sendTest}
    </Button>
  );
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="xl"
      title={texts.deliveries}
      description={
        <>
          <chakra.span color="fg" lineClamp="2" overflowWrap="anywhere" title={webhook.url}>
            {webhook.url}
          </chakra.span>
          {texts.deliveriesHelp}
        </>
      }
      footer={
        <>
          {sendTest}
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      {!data && error && (
        <ErrorState title={texts.deliveriesFailed} description={error.message} onRetry={() => void mutate()} />
      )}
      {!data && !error && (
        <Stack gap="3" aria-busy="true">
          <Skeleton h="12" rounded="lg" />
          <Skeleton h="12" rounded="lg" />
          <Skeleton h="12" rounded="lg" />
        </Stack>
      )}
      {data && data.data.length === 0 && (
        <EmptyState icon={<Send size={32} />} title={texts.noDeliveries} description={texts.noDeliveriesHelp} />
      )}
      {data && data.data.length > 0 && (
        <Stack gap="4">
          <ReplayFailed projectId={projectId} webhookId={webhook.id} />
          <Stack as="ul" gap="0" listStyleType="none" aria-label={texts.deliveries}>
            {data.data.map((delivery) => (
              <DeliveryRow key={delivery.id} projectId={projectId} webhookId={webhook.id} delivery={delivery} />
            ))}
          </Stack>
          <Pagination
            page={page}
            total={data.total_pages}
            count={data.total_count}
            noun={texts.deliveriesNoun}
            onChange={setPage}
          />
        </Stack>
      )}
    </Modal>
  );
}
