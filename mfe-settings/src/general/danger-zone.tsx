import { Box, Button, Flex, Heading, Panel, Text } from '@landfall/shared';
import type { Project } from '@landfall/shared/contracts';
import { lazy, Suspense, useState } from 'react';
import { reloadLater } from './reload-later.ts';

const DeleteProjectDialog = lazy(() => import('./delete-project-dialog.tsx'));

interface DangerZoneProps {
  project: Project;
  /** What follows a deletion. */
  onDeleted?: () => void;
}

export function DangerZone({ project, onDeleted = reloadLater }: DangerZoneProps) {
  const [asking, setAsking] = useState<boolean>();
  const [deleted, setDeleted] = useState(false);

  const finish = () => {
    setAsking(false);
    setDeleted(true);
    onDeleted();
  };

  return (
    <Panel as="section" aria-labelledby="danger-zone" borderColor="red.border">
      <Heading as="h2" id="danger-zone" size="sm" px="6" py="4" borderBottomWidth="1px" color="fg.error">
        Danger Zone
      </Heading>
      <Flex p="6" gap="5" align="center" justify="space-between" wrap="wrap">
        <Box flex="1 1 16rem">
          <Text fontWeight="medium">Delete this project</Text>
          <Text color="fg.muted" fontSize="sm">
            Its pages, its domains and its published site go with it. There is no way back.
          </Text>
        </Box>
        <Button colorPalette="red" disabled={deleted} onClick={() => setAsking(true)}>
          Delete Project
        </Button>
      </Flex>
      {asking !== undefined && (
        <Suspense fallback={null}>
          <DeleteProjectDialog project={project} open={asking} onClose={() => setAsking(false)} onDeleted={finish} />
        </Suspense>
      )}
    </Panel>
  );
}
