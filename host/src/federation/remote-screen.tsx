import { Skeleton, Stack, VisuallyHidden } from '@landfall/shared';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
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

function lazyScreen(remote: string, screen: string) {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    const { screens } = await loadArea(remote);
    const Screen = screens[screen];
    if (!Screen) throw new AreaError('incomplete', `${remote} has no screen named '${screen}'.`);
    return { default: Screen };
  });
}

interface KnownScreen {
  generation: number;
  Screen: ComponentType;
}

/** React.lazy remembers a failure for ever, so each loading of an area has components of its own, and the last one's stay. */
const known = new Map<string, KnownScreen>();

function screenOf(remote: string, screen: string, generation: number) {
  const name = `${remote}/${screen}`;
  const last = known.get(name);
  if (last?.generation === generation) return last.Screen;
  // An area that was loaded ahead shows its screen at once.
  const Screen = loadedArea(remote)?.screens[screen] ?? lazyScreen(remote, screen);
  known.set(name, { generation, Screen });
  return Screen;
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
  const Screen = screenOf(remote, screen, generation);
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
    const name = `${remote}/${screen}`;
    // The next loading may have its components already.
    if (known.get(name)?.generation === generation) known.delete(name);
    // What crashed is shown again only once its manifest was read again: another version may be there by then.
    const isLeft = areaRecord(remote).generation === generation && screensOf(remote).length === 0;
    if (isLeft && !(error instanceof AreaError)) reloadArea(remote, { fresh: false });
  };
  return (
    <RemoteBoundary key={key} remote={remote} fallback={fallback} onLeaveFailed={leaveFailed}>
      <Suspense fallback={skeleton}>
        <FrameGivesWay />
        <Screen />
        <TakesOver />
      </Suspense>
    </RemoteBoundary>
  );
}
