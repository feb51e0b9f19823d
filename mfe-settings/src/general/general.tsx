import { ErrorState, Panel, ProjectGate, Screen, Stack, useProjectData } from '@landfall/shared';
import { lazy, Suspense } from 'react';
import { DangerZone } from './danger-zone.tsx';
import { GeneralSkeleton } from './general-skeleton.tsx';

const ProjectForm = lazy(() => import('./project-form.tsx'));

function ProjectSettings({ projectId }: { projectId: string }) {
  const { data, error, mutate } = useProjectData(projectId);
  if (!data)
    return error ? (
      <Panel>
        <ErrorState title="Error loading the project" description={error.message} onRetry={() => void mutate()} />
      </Panel>
    ) : (
      <GeneralSkeleton />
    );
  return (
    <Suspense fallback={<GeneralSkeleton />}>
      <ProjectForm project={data.data} />
      <DangerZone project={data.data} />
    </Suspense>
  );
}

/** The selected project's name and description, and the way to delete it. */
export function General() {
  return (
    <Screen title="Project Settings" description="What the selected project is called, and what it is about.">
      <Stack gap="6" maxW="4xl">
        <ProjectGate skeleton={<GeneralSkeleton />}>
          {({ project_id }) => <ProjectSettings key={project_id} projectId={project_id} />}
        </ProjectGate>
      </Stack>
    </Screen>
  );
}
