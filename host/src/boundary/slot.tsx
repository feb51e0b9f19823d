import { Button, ErrorState, Flex, IconButton, Text, useLocation } from '@landfall/shared';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHostTexts } from '../texts.ts';
import { Boundary } from './boundary.tsx';
import { notifyFailure } from './overlay-piece.tsx';

interface BarFailureProps {
  retry: () => void;
  /** There is room for a button only. */
  narrow: boolean;
}

function BarFailure({ retry, narrow }: BarFailureProps) {
  const texts = useHostTexts();
  if (narrow)
    return (
      <IconButton
        aria-label={`${texts.partStopped} ${texts.tryAgain}`}
        title={texts.partStopped}
        variant="ghost"
        colorPalette="gray"
        size="sm"
        m="1"
        onClick={retry}
      >
        <RotateCw />
      </IconButton>
    );
  return (
    <Flex role="alert" align="center" gap="3" wrap="wrap" p="3" fontSize="sm">
      <Text color="fg.muted">{texts.partStopped}</Text>
      <Button size="xs" variant="outline" colorPalette="gray" onClick={retry}>
        {texts.tryAgain}
      </Button>
    </Flex>
  );
}

/** The sidebar or the top bar: where it fails, a line and a button stand in its place. */
export function BarSlot({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <Boundary fallback={(_error, retry) => <BarFailure retry={retry} narrow={narrow} />}>{children}</Boundary>;
}

export function ContentFailure({ error, retry }: { error: Error; retry: () => void }) {
  const texts = useHostTexts();
  return (
    <ErrorState title={texts.partStopped} description={error.message} retryLabel={texts.tryAgain} onRetry={retry} />
  );
}

/** The screen: where it fails, that is said in its place until another address is opened. */
export function ContentSlot({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary resetOn={pathname} fallback={(error, retry) => <ContentFailure error={error} retry={retry} />}>
      {children}
    </Boundary>
  );
}

/** What stands above the screen: where it fails, it is gone, and the person is told. */
export function OverlaySlot({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary resetOn={pathname} fallback={() => null} onError={notifyFailure}>
      {children}
    </Boundary>
  );
}
