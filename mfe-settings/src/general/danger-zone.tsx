import { Box, Button, Flex, Heading, Panel, Text } from '@landfall/shared';
import type { Project } from '@landfall/shared/contracts';
import { lazy, Suspense, useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import { reloadLater } from './reload-later.ts';

const DeleteProjectDialog = lazy(() => import('./delete-project-dialog.tsx'));

interface DangerZoneProps {
  project: Project;
  /** It is gone; the page is about to be loaded anew. */
  deleted: boolean;
  onDeleted: () => void;
  /** What follows a deletion. */
  reload?: () => void;
}

export function DangerZone({ project, deleted, onDeleted, reload = reloadLater }: DangerZoneProps) {
  const texts = useAreaTexts();
  const [asking, setAsking] = useState<boolean>();

  const finish = () => {
    setAsking(false);
    onDeleted();
    reload();
  };

  return (
    <Panel as="section" aria-labelledby="danger-zone" borderColor="red.border">
      <Heading as="h2" id="danger-zone" size="sm" px="6" py="4" borderBottomWidth="1px" color="fg.error">
        {texts.dangerZone}
      </Heading>
      <Flex p="6" gap="5" align="center" justify="space-between" wrap="wrap">
        <Box flex="1 1 16rem">
          <Text fontWeight="medium">{texts.deleteTitle}</Text>
          <Text color="fg.muted" fontSize="sm">
            {texts.deleteHelp}
          </Text>
        </Box>
        <Button colorPalette="red" disabled={deleted} onClick={() => setAsking(true)}>
          {texts.deleteProject}
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
