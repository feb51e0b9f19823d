import { ErrorState } from '@landfall/shared';
import { type ReactNode, useEffect, useState } from 'react';
import { useHostTexts } from '../texts.ts';
import { reloadOnce } from './reload-once.ts';
import { reloadPage } from './reload-page.ts';

interface OutdatedProps {
  waiting: ReactNode;
  /** Asks for the script again: the connection may have been lost. */
  retry: () => void;
  /** How a page is loaded anew. */
  reload?: () => void;
}

/** In place of a screen whose script did not come: where it is gone, the page is loaded anew, or the person asked to. */
export function Outdated({ waiting, retry, reload = reloadPage }: OutdatedProps) {
  const texts = useHostTexts();
  const [found, setFound] = useState<Awaited<ReturnType<typeof reloadOnce>>>();
  useEffect(() => {
    let current = true;
    void reloadOnce(reload).then((result) => current && setFound(result));
    return () => {
      current = false;
    };
  }, [reload]);
  if (found === 'outdated') return <ErrorState title={texts.partMissing} retryLabel={texts.reload} onRetry={reload} />;
  if (found === 'current')
    return <ErrorState title={texts.partUnreachable} retryLabel={texts.tryAgain} onRetry={retry} />;
  return waiting;
}
