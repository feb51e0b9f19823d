import { Button, chakra, EmptyState, ErrorState, notify, Panel, useDialog } from '@landfall/shared';
import type { Webhook } from '@landfall/shared/contracts';
import { Webhook as WebhookIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useChangeWebhook, useTestWebhook, useWebhooks } from '../api/webhooks.ts';
import { FailingNotice } from '../components/failing-notice.tsx';
import { useAreaTexts } from '../texts.ts';
import type { WebhookActions } from './webhook-menu.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { WebhookSkeleton } from './webhook-skeleton.tsx';

const DeliveriesDialog = lazy(() => import('./webhook-deliveries-dialog.tsx'));
const EditWebhookDialog = lazy(() => import('./edit-webhook-dialog.tsx'));
const SecretDialog = lazy(() => import('./secret-dialog.tsx'));
const RemoveWebhookDialog = lazy(() => import('./remove-webhook-dialog.tsx'));

const DIALOGS = {
  deliveries: DeliveriesDialog,
  edit: EditWebhookDialog,
  secret: SecretDialog,
  remove: RemoveWebhookDialog,
};

/** The project's webhooks, and the dialogs about one of them. */
export function WebhookList({ projectId, onAdd }: { projectId: string; onAdd: () => void }) {
  const texts = useAreaTexts();
  const { data, error, mutate } = useWebhooks(projectId);
  const { dialog, show, close } = useDialog<keyof typeof DIALOGS, Webhook>();
  const options = {
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    // One at a time for each endpoint.
    nameOf: ({ params }: { params: { webhook_id: string } }) => params.webhook_id,
  };
  const test = useTestWebhook({
    ...options,
    onSuccess: () => notify.success(texts.testSent, texts.testSentHelp),
  });
  const change = useChangeWebhook({
    ...options,
    onSuccess: ({ data: changed }) => notify.success(changed.enabled ? texts.switchedOn : texts.switchedOff),
  });

  if (!data)
    return error ? (
      <Panel>
        <ErrorState title={texts.webhooksFailed} description={error.message} onRetry={() => void mutate()} />
      </Panel>
    ) : (
      <WebhookSkeleton />
    );

  const actions: WebhookActions = {
    onDeliveries: (webhook) => show('deliveries', webhook),
    onEdit: (webhook) => show('edit', webhook),
    onSecret: (webhook) => show('secret', webhook),
    onRemove: (webhook) => show('remove', webhook),
    onTest: ({ id }) => void test.mutate({ params: { project_id: projectId, webhook_id: id } }),
    onSwitch: ({ id, enabled }) =>
      void change.mutate({ params: { project_id: projectId, webhook_id: id }, body: { enabled: !enabled } }),
  };
  const AboutOne = dialog && DIALOGS[dialog.kind];
  const leave = () => {
    close();
    // What was sent meanwhile decides whether an endpoint counts as failing.
    if (dialog?.kind === 'deliveries') void mutate();
  };
  return (
    <>
      <Panel overflow="hidden">
        <FailingNotice receivers={data.data} nameOf={(id) => data.data.find((one) => one.id === id)?.url ?? id} />
        {data.data.length === 0 ? (
          <EmptyState
            icon={<WebhookIcon size={32} />}
            title={texts.noWebhooks}
            description={texts.noWebhooksHelp}
            action={
              <Button size="sm" variant="outline" onClick={onAdd}>
                {texts.addWebhook}
              </Button>
            }
          />
        ) : (
          <chakra.ul aria-label={texts.webhooksTitle} listStyleType="none">
            {data.data.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} actions={actions} />
            ))}
          </chakra.ul>
        )}
      </Panel>
      {dialog && AboutOne && (
        <Suspense fallback={null}>
          <AboutOne
            key={dialog.number}
            projectId={projectId}
            webhook={data.data.find(({ id }) => id === dialog.about.id) ?? dialog.about}
            open={dialog.open}
            onClose={leave}
          />
        </Suspense>
      )}
    </>
  );
}
