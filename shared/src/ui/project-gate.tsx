import { Box, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Project } from '../contracts/project.ts';
import { useProjects } from '../data/resources.ts';
import { useSharedTexts } from '../i18n/texts.ts';
import { useSelectedProject } from '../store/store.ts';
import { EmptyState, ErrorState } from './states.tsx';

interface ProjectGateProps {
  /** In the shape of what comes. */
  skeleton?: ReactNode;
  children: (project: Project) => ReactNode;
}

/** Why there is no project: it is loading, it failed, or there is none. */
function NoProject({ skeleton }: { skeleton: ReactNode }) {
  const texts = useSharedTexts();
  const { data, error, mutate } = useProjects();
  if (!data && error)
    return <ErrorState title={texts.projectsFailed} description={error.message} onRetry={() => void mutate()} />;
  if (data?.data.length === 0) return <EmptyState title={texts.noProject} description={texts.noProjectHelp} />;
  return (
    <Box aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      {skeleton ?? <Skeleton h="64" rounded="xl" />}
    </Box>
  );
}

/** Shows a screen once there is a project to work on; otherwise says why not. */
export function ProjectGate({ skeleton, children }: ProjectGateProps) {
  const project = useSelectedProject();
  return project ? children(project) : <NoProject skeleton={skeleton} />;
}
