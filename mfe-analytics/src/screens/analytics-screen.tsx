import {
  ErrorState,
  hasCapability,
  Panel,
  ProjectGate,
  Screen,
  Stack,
  useSearchParam,
  useSelectedProject,
} from '@landfall/shared';
import type { Project } from '@landfall/shared/contracts';
import { lazy, Suspense, useState } from 'react';
import { useProjectPages } from '../api/project-pages.ts';
import { useStats } from '../api/stats.ts';
import { LockedState } from '../components/locked/locked-state.tsx';
import { RangeBar } from '../components/range/range-bar.tsx';
import { isOlder, queryOf } from '../components/range/ranges.ts';
import { PAGE, useChosen } from '../components/range/use-chosen.ts';
import { ExperimentsPanel } from '../experiments/experiments-panel.tsx';
import { useAreaTexts } from '../texts.ts';
import { ActionsPlace, NumbersSkeleton, ProjectSkeleton } from './analytics-skeleton.tsx';
import { ExportButton } from './export-button.tsx';
import { LiveCount } from './live-count.tsx';
import { Numbers } from './numbers.tsx';
import { ViewSwitch } from './view-switch.tsx';

const FunnelsView = lazy(() => import('../funnels/funnels-view.tsx'));

const PAYMENT_REQUIRED = 402;

/** What is shown of a project, and what the screen's actions need of it. */
function useNumbers(project: Project | null) {
  const { chosen, pageId, change } = useChosen();
  const [now] = useState(() => Date.now() / 1000);
  const zone = project?.time_zone || 'UTC';
  const query = { ...queryOf(chosen, zone, now), ...(pageId && { page_id: pageId }) };
  return { chosen, pageId, change, now, zone, query };
}

type Shown = ReturnType<typeof useNumbers>;

function ProjectNumbers({ projectId, shown }: { projectId: string; shown: Shown }) {
  const texts = useAreaTexts();
  const { chosen, pageId, change, now, zone, query } = shown;
  const { data, error, mutate } = useStats(projectId, query);
  const pages = useProjectPages(projectId).data?.data ?? [];
  const locked = data?.data.locked ?? [];
  const isRefused = error?.status === PAYMENT_REQUIRED;
  const wantsMore = chosen.interval === 'hour' || isOlder(chosen, zone, now);
  const content = () => {
    if (isRefused)
      return <LockedState isAll={!wantsMore} onBack={() => change({ range: '', from: '', to: '', by: '' })} />;
    if (!data)
      return error ? (
        <Panel>
          <ErrorState title={texts.failed} description={error.message} onRetry={() => void mutate()} />
        </Panel>
      ) : (
        <NumbersSkeleton />
      );
    return (
      <Numbers
        stats={data.data}
        byHour={chosen.interval === 'hour'}
        pageId={pageId}
        onPage={(page) => change({ [PAGE]: page })}
      />
    );
  };
  return (
    <Stack gap="5">
      <RangeBar {...{ chosen, zone, now, pageId, pages, locked }} onChange={change} />
      {content()}
      {data && hasCapability('experiments') && (
        <ExperimentsPanel projectId={projectId} pageId={pageId} isLocked={locked.includes('experiments')} />
      )}
    </Stack>
  );
}

function ProjectFunnels({ projectId, shown }: { projectId: string; shown: Shown }) {
  const { chosen, change, now, zone } = shown;
  const days = { ...chosen, interval: 'day' } as const;
  return (
    <Stack gap="5">
      <RangeBar {...{ chosen: days, zone, now }} pageId="" pages={[]} locked={[]} isTimeOnly onChange={change} />
      <Suspense fallback={<NumbersSkeleton />}>
        <FunnelsView
          projectId={projectId}
          query={queryOf(days, zone, now)}
          isOlder={isOlder(days, zone, now)}
          onRecent={() => change({ range: '', from: '', to: '' })}
        />
      </Suspense>
    </Stack>
  );
}

function Actions({ projectId, shown }: { projectId: string; shown: Shown }) {
  // The same request as the screen's own: one reading serves both.
  const { data } = useStats(projectId, shown.query);
  const locked = data?.data.locked;
  if (!locked) return <ActionsPlace />;
  return (
    <>
      {!locked.includes('live') && <LiveCount projectId={projectId} />}
      <ExportButton projectId={projectId} query={shown.query} isLocked={locked.includes('export')} />
    </>
  );
}

/** How many people come to a project's pages, from where, and what comes of it. */
export default function AnalyticsScreen() {
  const texts = useAreaTexts();
  const project = useSelectedProject();
  const shown = useNumbers(project);
  const [view, setView] = useSearchParam('view');
  const isFunnels = view === 'funnels' && hasCapability('funnels');
  return (
    <Screen
      title={texts.title}
      description={texts.help}
      actions={!isFunnels && (project ? <Actions projectId={project.project_id} shown={shown} /> : <ActionsPlace />)}
    >
      <ProjectGate skeleton={<ProjectSkeleton />}>
        {({ project_id }) => (
          <Stack gap="5">
            {hasCapability('funnels') && (
              <ViewSwitch
                view={isFunnels ? 'funnels' : 'visits'}
                onView={(next) => setView(next === 'visits' ? '' : next)}
              />
            )}
            {isFunnels ? (
              <ProjectFunnels key={project_id} projectId={project_id} shown={shown} />
            ) : (
              <ProjectNumbers key={project_id} projectId={project_id} shown={shown} />
            )}
          </Stack>
        )}
      </ProjectGate>
    </Screen>
  );
}
