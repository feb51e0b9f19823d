import { Button, displayName, Link, ProjectGate, paths, Screen, Skeleton, Stack, useStore } from '@landfall/shared';
import { Plus } from 'lucide-react';
import { LatestPages } from './latest-pages.tsx';
import { NextSteps } from './next-steps.tsx';
import { useHome } from './use-home.ts';

const HomeSkeleton = () => (
  <Stack gap="6">
    <Skeleton h="44" rounded="xl" />
    <Skeleton h="56" rounded="xl" />
  </Stack>
);

function ProjectHome({ projectId }: { projectId: string }) {
  const { domains, pages, mutatePages } = useHome(projectId);
  return (
    <Stack gap="6">
      <NextSteps domains={domains} pages={pages} />
      <LatestPages pages={pages} onRetry={mutatePages} />
    </Stack>
  );
}

/** What to do next, and what was made last. */
export function Home() {
  const user = useStore((state) => state.user);
  const project = useStore((state) => state.selectedProject);
  return (
    <Screen
      title="Dashboard"
      description={user ? `Welcome back, ${displayName(user)}.` : ' '}
      actions={
        project && (
          <Button asChild size="sm">
            <Link to={paths.pages}>
              <Plus size={16} aria-hidden="true" />
              New page
            </Link>
          </Button>
        )
      }
    >
      <ProjectGate skeleton={<HomeSkeleton />}>
        {({ project_id }) => <ProjectHome projectId={project_id} />}
      </ProjectGate>
    </Screen>
  );
}
