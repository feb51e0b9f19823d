import { ErrorState, Panel, ProjectGate, Screen, Stack, useProjectData } from '@landfall/shared';
import { lazy, Suspense, useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import { DangerZone } from './danger-zone.tsx';
import { GeneralSkeleton } from './general-skeleton.tsx';

const ProjectForm = lazy(() => import('./project-form.tsx'));

function ProjectSettings({ projectId }: { projectId: string }) {
  const texts = useAreaTexts();
  const { data, error, mutate } = useProjectData(projectId);
  const [deleted, setDeleted] = useState(false);
  if (!data)
    return error ? (
      <Panel>
        <ErrorState title={texts.projectFailed} description={error.message} onRetry={() => void mutate()} />
      </Panel>
    ) : (
      <GeneralSkeleton />
    );
  return (
    <Suspense fallback={<GeneralSkeleton />}>
      <ProjectForm project={data.data} deleted={deleted} />
      <DangerZone project={data.data} deleted={deleted} onDeleted={() => setDeleted(true)} />
    </Suspense>
  );
}

/** The selected project's name and description, and the way to delete it. */
export function General() {
  const texts = useAreaTexts();
  return (
    <Screen title={texts.generalTitle} description={texts.generalHelp}>
      <Stack gap="6" maxW="4xl">
        <ProjectGate skeleton={<GeneralSkeleton />}>
          {({ project_id }) => <ProjectSettings key={project_id} projectId={project_id} />}
        </ProjectGate>
      </Stack>
    </Screen>
  );
}
