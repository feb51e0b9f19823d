import {
  ErrorState,
  hasCapability,
  late,
  Panel,
  ProjectGate,
  paths,
  Screen,
  Stack,
  useNavigate,
  useProjectData,
} from '@landfall/shared';
import { Suspense, useEffect, useState } from 'react';
import { useRefreshProjects } from '../api/projects.ts';
import { useAreaTexts } from '../texts.ts';
import { DangerZone } from './danger-zone.tsx';
import { GeneralSkeleton } from './general-skeleton.tsx';

const ProjectForm = late(() => import('./project-form.tsx'));

interface ProjectSettingsProps {
  projectId: string;
  /** What follows a deletion, where it is not the page loaded anew. */
  leave?: () => void;
}

function ProjectSettings({ projectId, leave }: ProjectSettingsProps) {
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
      <DangerZone project={data.data} deleted={deleted} onDeleted={() => setDeleted(true)} reload={leave} />
    </Suspense>
  );
}

/** The selected project's name and description, and the way to delete it. */
export function General() {
  const texts = useAreaTexts();
  const navigate = useNavigate();
  const refresh = useRefreshProjects();
  const [left, setLeft] = useState(false);
  // While the project is on its way.
  useEffect(() => void ProjectForm.prepare(), []);
  // Neither the deleted project nor the next one, with its own button to delete it, is to be seen on the way.
  const leave = async () => {
    setLeft(true);
    await refresh().catch(() => undefined);
    navigate(paths.dashboard);
  };
  return (
    <Screen title={texts.generalTitle} description={texts.generalHelp}>
      <Stack gap="6" maxW="4xl">
        {left ? (
          <GeneralSkeleton />
        ) : (
          <ProjectGate skeleton={<GeneralSkeleton />}>
            {({ project_id }) => (
              <ProjectSettings
                key={project_id}
                projectId={project_id}
                leave={hasCapability('projects.confirm') ? () => void leave() : undefined}
              />
            )}
          </ProjectGate>
        )}
      </Stack>
    </Screen>
  );
}
