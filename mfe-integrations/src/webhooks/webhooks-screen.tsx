import { Button, hasCapability, ProjectGate, Screen, Stack, useSelectedProject } from '@landfall/shared';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useWebhooks } from '../api/webhooks.ts';
import { useAddDialog } from '../lib/use-add-dialog.ts';
import { useAreaTexts } from '../texts.ts';
import { VerifyHelp } from './verify-help.tsx';
import { WebhookList } from './webhook-list.tsx';
import { WebhookSkeleton } from './webhook-skeleton.tsx';

const AddWebhookDialog = lazy(() => import('./add-webhook-dialog.tsx'));

function ProjectWebhooks({ projectId, onAdd }: { projectId: string; onAdd: () => void }) {
  const { data, error } = useWebhooks(projectId);
  return (
    <Stack gap="6">
      <WebhookList projectId={projectId} onAdd={onAdd} />
      {/* Once the list has its height: before, this would move. */}
      {(data || error) && <VerifyHelp />}
    </Stack>
  );
}

/** Where the selected project's events are sent to. */
export function WebhooksScreen() {
  const texts = useAreaTexts();
  const project = useSelectedProject();
  const dialog = useAddDialog();
  const canAdd = project !== null && hasCapability('webhooks');
  return (
    <Screen
      title={texts.webhooksTitle}
      description={texts.webhooksHelp}
      actions={
        <Button size="sm" data-add-webhook="" disabled={!canAdd} onClick={dialog.show}>
          <Plus size={16} aria-hidden="true" />
          {texts.addWebhook}
        </Button>
      }
    >
      <ProjectGate skeleton={<WebhookSkeleton />}>
        {({ project_id }) => <ProjectWebhooks key={project_id} projectId={project_id} onAdd={dialog.show} />}
      </ProjectGate>
      {project && canAdd && dialog.number > 0 && (
        <Suspense fallback={null}>
          <AddWebhookDialog
            key={dialog.number}
            projectId={project.project_id}
            open={dialog.open}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </Screen>
  );
}
