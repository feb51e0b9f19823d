import { Button, Flex, Heading, Panel, ProjectGate, Stack, Text } from '@landfall/shared';
import type { IntegrationKind } from '@landfall/shared/contracts';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAddDialog } from '../lib/use-add-dialog.ts';
import { useAreaTexts } from '../texts.ts';
import { ConnectionList } from './connection-list.tsx';

const AddConnectionDialog = lazy(() => import('./add-connection-dialog.tsx'));

/** The services that the selected project's leads are sent to. */
export function Connections() {
  const texts = useAreaTexts();
  const dialog = useAddDialog('connect');
  const [chosen, setChosen] = useState<IntegrationKind>();
  const add = (kind?: IntegrationKind) => {
    setChosen(kind);
    dialog.show();
  };
  return (
    <Panel>
      <Flex px="5" pt="5" pb="4" gap="3" align="flex-start" direction={{ base: 'column', sm: 'row' }}>
        <Stack gap="1" flex="1">
          <Heading as="h2" size="sm">
            {texts.connections}
          </Heading>
          <Text color="fg.muted" fontSize="sm">
            {texts.connectionsHelp}
          </Text>
        </Stack>
        <Button size="sm" data-add-connection="" onClick={() => add()}>
          <Plus size={16} aria-hidden="true" />
          {texts.addConnection}
        </Button>
      </Flex>
      <ProjectGate>
        {({ project_id }) => (
          <>
            <ConnectionList key={project_id} projectId={project_id} onAdd={add} />
            {dialog.number > 0 && (
              <Suspense fallback={null}>
                <AddConnectionDialog
                  key={dialog.number}
                  projectId={project_id}
                  chosen={chosen}
                  open={dialog.open}
                  onClose={() => {
                    setChosen(undefined);
                    dialog.close();
                  }}
                />
              </Suspense>
            )}
          </>
        )}
      </ProjectGate>
    </Panel>
  );
}
