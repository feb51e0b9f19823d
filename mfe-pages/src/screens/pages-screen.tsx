import { ProjectGate, Screen, usePageParam, useSelectedProject } from '@landfall/shared';
import type { Project } from '@landfall/shared/contracts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { PageTableSkeleton } from '../page-list/page-table-skeleton.tsx';
import { usePageAddress } from '../page-list/use-page-address.ts';
import { usePagesTexts } from '../texts.ts';
import { useNewPageAddress, useWatched } from './new-page-address.ts';
import { PageList } from './page-list.tsx';
import { PlaceFocus } from './place-focus.tsx';

const NewPageScreen = lazy(() => import('./new-page-screen.tsx'));

/** Another project's list is read from its first page, and whole; a page of the one before is looked at no more. */
function useFirstPageOnProjectChange() {
  const projectId = useSelectedProject()?.project_id;
  const [, setPage] = usePageParam();
  const { clear, isNarrowed } = usePageAddress();
  const { watched, leave } = useWatched();
  const previous = useRef(projectId);
  useEffect(() => {
    if (previous.current && previous.current !== projectId) {
      if (watched !== null) leave();
      else if (isNarrowed) clear({ replace: true });
      else setPage(1, { replace: true });
    }
    previous.current = projectId;
  }, [projectId, setPage, isNarrowed, clear, watched, leave]);
}

/** The list, or what the address asks for in its place. */
function ProjectPages({ project }: { project: Project }) {
  const texts = usePagesTexts();
  const asked = useNewPageAddress();
  const shown = useRef<string>(undefined);
  if (!asked)
    return (
      <>
        <PageList project={project} />
        <PlaceFocus place="list" shown={shown} />
      </>
    );
  return (
    <Suspense fallback={<Screen title={texts.newPage}>{null}</Screen>}>
      <NewPageScreen projectId={project.project_id} {...asked} />
      <PlaceFocus place={asked.watched ?? 'new'} shown={shown} />
    </Suspense>
  );
}

export function PagesScreen() {
  const texts = usePagesTexts();
  useFirstPageOnProjectChange();
  return (
    <ProjectGate
      skeleton={
        <Screen title={texts.pages}>
          <PageTableSkeleton />
        </Screen>
      }
    >
      {(project) => <ProjectPages key={project.project_id} project={project} />}
    </ProjectGate>
  );
}
