import { Skeleton, Stack, VisuallyHidden } from '@landfall/shared';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outdated } from '../reload/outdated.tsx';
import { type Label, useHostTexts, useLabel } from '../texts.ts';
import { AreaError, isChunkError } from './area-error.ts';
import { AreaFailure } from './area-failure.tsx';
import { FrameGivesWay, TakesOver } from './first-paint.tsx';
import { isHostScriptError } from './host-script-error.ts';
import { loadArea, loadedArea, reloadArea } from './load-area.ts';
import { Recovery } from './recovery.tsx';
import { areaRecord, useGeneration } from './registry.ts';
import { RemoteBoundary, screensOf } from './remote-boundary.tsx';

interface RemoteScreenProps {
  remote: string;
  screen: string;
  /** What a person calls the area. */
  area: Label;
  skeleton?: ReactNode;
}

/** @throws AreaError where the area cannot be loaded, or has no such screen */
async function loadScreen(remote: string, screen: string): Promise<ComponentType> {
  const { screens } = await loadArea(remote);
  const Screen = screens[screen];
  if (!Screen) throw new AreaError('incomplete', `${remote} has no screen named '${screen}'.`);
  return Screen;
}

/**
 * A screen once its area is there, and `waiting` until then. Kept in a state rather than by `React.lazy`, whose fallback
 * stays for 300 ms at least. A failure is thrown, for the boundary around it.
 */
function LoadedScreen({ remote, screen, waiting }: { remote: string; screen: string; waiting: ReactNode }) {
  // An area that was loaded ahead shows its screen at once.
  const [Screen, setScreen] = useState(() => loadedArea(remote)?.screens[screen]);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (Screen) return;
    let isShown = true;
    loadScreen(remote, screen).then(
      (found) => isShown && setScreen(() => found),
      (error: unknown) => isShown && setFailure({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [Screen, remote, screen]);
  if (failure) throw failure.error;
  if (!Screen) return waiting;
  return (
    <Suspense fallback={waiting}>
      <FrameGivesWay />
      <Screen />
      <TakesOver />
    </Suspense>
  );
}

/** An area asked for a script of the host's that is not there. */
const isOutdated = (error: Error) =>
  isHostScriptError(error) || (error instanceof AreaError && error.problem === 'outdated');

function ScreenSkeleton() {
  const texts = useHostTexts();
  return (
    <Stack gap="6" aria-busy="true" maxW="7xl" mx="auto">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      {/* A title, and what stands below it. */}
      <Stack gap="1">
        <Skeleton h="7.5" w="48" />
        <Skeleton h="5" w="64" maxW="full" />
      </Stack>
      <Skeleton h="72" rounded="xl" />
    </Stack>
  );
}

/** One screen of an area, alone with its failures: the shell and the other areas go on working whatever happens here. */
export function RemoteScreen({ remote, screen, area, skeleton = <ScreenSkeleton /> }: RemoteScreenProps) {
  const areaName = useLabel(area);
  const generation = useGeneration(remote);
  const key = `${remote}/${screen}/${generation}`;
  const fallback = (error: Error) => {
    if (isOutdated(error)) return <Outdated waiting={skeleton} retry={() => reloadArea(remote)} />;
    const failure = (
      <>
        <AreaFailure remote={remote} name={areaName} error={error} />
        <TakesOver />
      </>
    );
    return isChunkError(error) ? <Recovery remote={remote} waiting={skeleton} failure={failure} /> : failure;
  };
  const leaveFailed = (error: Error) => {
    // What crashed is shown again only once its manifest was read again: another version may be there by then.
    const isLeft = areaRecord(remote).generation === generation && screensOf(remote).length === 0;
    if (isLeft && !(error instanceof AreaError)) reloadArea(remote, { fresh: false });
  };
  return (
    <RemoteBoundary key={key} remote={remote} fallback={fallback} onLeaveFailed={leaveFailed}>
      <LoadedScreen remote={remote} screen={screen} waiting={skeleton} />
    </RemoteBoundary>
  );
}
