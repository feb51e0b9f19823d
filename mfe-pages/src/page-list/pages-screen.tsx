import { ProjectGate, Screen, usePageParam, useSelectedProject } from '@landfall/shared';
import { useEffect, useRef } from 'react';
import { PageList } from './page-list.tsx';
import { PageTableSkeleton } from './page-table-skeleton.tsx';

/** Another project's list is read from its first page. */
function useFirstPageOnProjectChange() {
  const projectId = useSelectedProject()?.project_id;
  const [, setPage] = usePageParam();
  const previous = useRef(projectId);
  useEffect(() => {
    if (previous.current && previous.current !== projectId) setPage(1, { replace: true });
    previous.current = projectId;
  }, [projectId, setPage]);
}

export function PagesScreen() {
  useFirstPageOnProjectChange();
  return (
    <ProjectGate
      skeleton={
        <Screen title="Pages">
          <PageTableSkeleton />
        </Screen>
      }
    >
      {(project) => <PageList key={project.project_id} projectId={project.project_id} />}
    </ProjectGate>
  );
}
