import {
  Box,
  Button,
  displayName,
  Grid,
  HomePanels,
  hasCapability,
  Link,
  late,
  ProjectGate,
  paths,
  Screen,
  Skeleton,
  Stack,
  useCurrentUser,
  useSelectedProject,
} from '@landfall/shared';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { useProjectsTexts } from '../texts.ts';
import { DomainList } from './domain-list.tsx';
import { LatestPages } from './latest-pages.tsx';
import { NextSteps, NextStepsSkeleton } from './next-steps.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { PlanRoom } from './plan-room.tsx';
import { useHome, useRoom } from './use-home.ts';

/** The project that is about to be shown, as the browser remembers it. */
function lastProject(): string | null {
  try {
    return localStorage.getItem('projectSelected');
  } catch {
    return null;
  }
}

const HomeSkeleton = () => (
  <Stack gap="6">
    {hasCapability('home.overview') ? <OverviewSkeleton projectId={lastProject()} /> : <NextStepsSkeleton />}
    <Skeleton h="56" rounded="xl" />
  </Stack>
);

export const ProjectOverview = late(() => import(/* webpackChunkName: "overview" */ './project-overview.tsx'));

function ProjectHome({ projectId }: { projectId: string }) {
  const { domains, pages, mutatePages } = useHome(projectId);
  const room = useRoom(projectId, pages);
  const hasPlan = useCurrentUser().data?.data.plan.name !== 'none';
  return (
    <Stack gap="6">
      {hasCapability('home.overview') ? (
        <Suspense fallback={<OverviewSkeleton projectId={projectId} />}>
          <ProjectOverview projectId={projectId} pages={pages} room={room.data} />
        </Suspense>
      ) : (
        <>
          <NextSteps domains={domains} pages={pages} />
          <HomePanels />
        </>
      )}
      <LatestPages pages={pages} onRetry={mutatePages} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6" alignItems="start">
        <DomainList domains={domains} />
        {hasPlan ? room.known && <PlanRoom room={room} /> : <PlanRoom room={null} />}
      </Grid>
    </Stack>
  );
}

/** What to do next, what was made last, and how much room there is. */
export function Home() {
  const texts = useProjectsTexts();
  const user = useCurrentUser().data?.data;
  const project = useSelectedProject();
  return (
    <Screen
      title={texts.dashboard}
      description={user ? texts.welcome(displayName(user)) : ' '}
      actions={
        project ? (
          <Button asChild size="sm">
            <Link to={`${paths.pages}?new=1`}>
              <Plus size={16} aria-hidden="true" />
              {texts.newPage}
            </Link>
          </Button>
        ) : (
          // Its place: on a phone what is below would move by it.
          <Box h="9" aria-hidden="true" />
        )
      }
    >
      <ProjectGate skeleton={<HomeSkeleton />}>
        {({ project_id }) => <ProjectHome key={project_id} projectId={project_id} />}
      </ProjectGate>
    </Screen>
  );
}
