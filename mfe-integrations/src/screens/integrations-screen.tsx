import { Button, hasCapability, Screen, Stack, useSelectedProject } from '@landfall/shared';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { WaitingCards, WithoutProject } from '../components/waiting-cards.tsx';
import { Connections } from '../connections/connections.tsx';
import { useAddDialog } from '../lib/use-add-dialog.ts';
import { useIsLoading } from '../lib/use-is-loading.ts';
import { McpHelp } from '../mcp/mcp-help.tsx';
import { useAreaTexts } from '../texts.ts';
import { AutomationHelp } from '../tokens/automation-help.tsx';
import { TokenList } from '../tokens/token-list.tsx';

const AddTokenDialog = lazy(() => import('../tokens/add-token-dialog.tsx'));

/** How other programs work with the account's projects. */
export function IntegrationsScreen() {
  const texts = useAreaTexts();
  const dialog = useAddDialog();
  const canAdd = hasCapability('api.tokens');
  const isLoading = useIsLoading();
  const hasNoProject = useSelectedProject() === null && hasCapability('integrations');
  const content = (
    <Stack gap="6">
      {hasCapability('integrations') && <Connections />}
      {canAdd && <TokenList onAdd={dialog.show} />}
      {hasCapability('webhooks') && <AutomationHelp />}
      {hasCapability('mcp') && <McpHelp />}
    </Stack>
  );
  return (
    <Screen
      title={texts.integrationsTitle}
      description={texts.integrationsHelp}
      actions={
        <Button
          size="sm"
          variant={hasCapability('integrations') ? 'outline' : 'solid'}
          data-add-token=""
          disabled={!canAdd}
          onClick={dialog.show}
        >
          <Plus size={16} aria-hidden="true" />
          {texts.newToken}
        </Button>
      }
    >
      {isLoading ? <WaitingCards /> : hasNoProject ? <WithoutProject>{content}</WithoutProject> : content}
      {canAdd && dialog.number > 0 && (
        <Suspense fallback={null}>
          <AddTokenDialog key={dialog.number} open={dialog.open} onClose={dialog.close} />
        </Suspense>
      )}
    </Screen>
  );
}
