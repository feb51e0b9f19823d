import { ErrorState, Skeleton, Stack, VisuallyHidden } from '@landfall/shared';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { PlainText } from '../route-table.ts';
import { useHostTexts } from '../texts.ts';
import { loadArea } from './load-area.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

interface RemoteScreenProps {
  remote: string;
  screen: string;
  /** What a person calls the area: an entry of the host's texts. */
  area: PlainText;
  skeleton?: ReactNode;
}

/** React.lazy remembers a failure for ever, so each try is a component of its own. */
function lazyScreen(remote: string, screen: string) {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    const { screens } = await loadArea(remote);
    const Screen = screens[screen];
    if (!Screen) throw new Error(`${remote} has no screen named '${screen}'.`);
    return { default: Screen };
  });
}

const known = new Map<string, ReturnType<typeof lazyScreen>>();

function screenOf(remote: string, screen: string) {
  const key = `${remote}/${screen}`;
  const found = known.get(key) ?? lazyScreen(remote, screen);
  known.set(key, found);
  return found;
}

function ScreenSkeleton() {
  const texts = useHostTexts();
  return (
    <Stack gap="6" aria-busy="true" maxW="7xl" mx="auto">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton h="8" w="48" />
      <Skeleton h="72" rounded="xl" />
    </Stack>
  );
}

/** One screen of an area, alone with its failures: the shell and the other areas go on working whatever happens here. */
export function RemoteScreen({ remote, screen, area, skeleton = <ScreenSkeleton /> }: RemoteScreenProps) {
  const texts = useHostTexts();
  const [, setTry] = useState(0);
  const Screen = screenOf(remote, screen);
  const retry = () => {
    known.delete(`${remote}/${screen}`);
    setTry((count) => count + 1);
  };
  return (
    <RemoteBoundary
      key={`${remote}/${screen}`}
      remote={remote}
      onRetry={retry}
      fallback={(error, again) => (
        <ErrorState title={texts.areaFailed(texts[area])} description={error.message} onRetry={again} />
      )}
    >
      <Suspense fallback={skeleton}>
        <Screen />
      </Suspense>
    </RemoteBoundary>
  );
}
