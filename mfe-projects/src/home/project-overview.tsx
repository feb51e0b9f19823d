import { ErrorState, fileSize, HomePanels, Panel, Stack } from '@landfall/shared';
import type { PageList } from '@landfall/shared/contracts';
import { useEffect, useState } from 'react';
import { useOverview } from '../api/overview.ts';
import { useProjectsTexts } from '../texts.ts';
import { AttentionPanel, type Tight } from './attention-panel.tsx';
import { isPutOff, putOff } from './not-now.ts';
import { nextStep, type StepName } from './one-step.ts';
import { OneStepCard } from './one-step-card.tsx';
import { readShape, rememberShape } from './overview-shape.ts';
import { OneStepSkeleton } from './overview-skeleton.tsx';
import type { Reading, Room } from './use-home.ts';

/** From this share of what a plan allows on, somebody is told. */
const TIGHT = 0.9;

function useTight(room: Room | undefined): Tight[] {
  const texts = useProjectsTexts();
  if (!room) return [];
  const parts = [
    { name: texts.projects, ...room.projects, format: String },
    { name: texts.pagesOfProject, ...room.pages, format: String },
    { name: texts.files, ...room.files, format: String },
    ...(room.storage ? [{ name: texts.storage, ...room.storage, format: fileSize }] : []),
  ];
  return parts
    .filter(({ used, max }) => max > 0 && used / max >= TIGHT)
    .map(({ name, used, max, format }) => ({ name, used: texts.usedOf(format(used), format(max)) }));
}

interface ProjectOverviewProps {
  projectId: string;
  pages: Reading<PageList>;
  /** Undefined where it is not known. */
  room: Room | undefined;
}

/** What to do next, how it goes, and what needs somebody. */
export default function ProjectOverview({ projectId, pages, room }: ProjectOverviewProps) {
  const texts = useProjectsTexts();
  const { data, error, mutate } = useOverview(projectId);
  const tight = useTight(room);
  // Its answer is that of the browser's storage, read again once it was changed.
  const [, setPutOffs] = useState(0);
  const [expected] = useState(() => readShape(projectId));
  const steps = data?.data.steps;
  const step = steps && nextStep(steps, (name) => isPutOff(projectId, name));
  const rows = data && data.data.attention.length + tight.length;
  const hasStep = steps && step !== undefined;
  useEffect(() => {
    if (hasStep !== undefined && rows !== undefined) rememberShape(projectId, { hasStep, rows });
  }, [projectId, hasStep, rows]);
  const onNotNow = (name: StepName) => {
    putOff(projectId, name);
    setPutOffs((count) => count + 1);
    // What had the focus is gone, or about another step.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  if (!data && error)
    return (
      <Stack gap="6">
        <Panel>
          <ErrorState title={texts.overviewFailed} description={error.message} onRetry={() => void mutate()} />
        </Panel>
        <HomePanels />
      </Stack>
    );
  return (
    <Stack gap="6">
      {!data && expected.hasStep && <OneStepSkeleton />}
      {step && <OneStepCard step={step} pages={pages.data} onNotNow={() => onNotNow(step)} />}
      <HomePanels />
      <AttentionPanel projectId={projectId} attention={data?.data.attention} tight={tight} expected={expected.rows} />
    </Stack>
  );
}
