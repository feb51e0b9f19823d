import { hasCapability, ProjectGate, Screen, usePageParam, useSelectedProject } from '@landfall/shared';
import { useEffect, useRef } from 'react';
import { PageTableSkeleton } from '../page-list/page-table-skeleton.tsx';
import { usePageAddress } from '../page-list/use-page-address.ts';
import { usePagesTexts } from '../texts.ts';
import { loadListedPages, PageList } from './page-list.tsx';

/** Another project's list is read from its first page, and whole. */
function useFirstPageOnProjectChange() {
  const projectId = useSelectedProject()?.project_id;
  const [, setPage] = usePageParam();
  const { clear, isNarrowed } = usePageAddress();
  const previous = useRef(projectId);
  useEffect(() => {
    if (previous.current && previous.current !== projectId) {
      if (isNarrowed) clear({ replace: true });
      else setPage(1, { replace: true });
    }
    previous.current = projectId;
  }, [projectId, setPage, isNarrowed, clear]);
}

export function PagesScreen() {
  const texts = usePagesTexts();
  useFirstPageOnProjectChange();
  useEffect(() => {
    // It comes beside the pages rather than after them.
    if (hasCapability('lists.query')) void loadListedPages();
  }, []);
  return (
    <ProjectGate
      skeleton={
        <Screen title={texts.pages}>
          <PageTableSkeleton />
        </Screen>
      }
    >
      {(project) => <PageList key={project.project_id} project={project} />}
    </ProjectGate>
  );
}
