import { ErrorState } from '@landfall/shared';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useHostTexts } from '../texts.ts';
import { AreaError, type AreaProblem, isChunkError } from './area-error.ts';
import { pinnedScriptIn } from './area-scripts.ts';
import { reloadArea } from './load-area.ts';

const explanations = {
  unreachable: 'areaUnreachable',
  invalid: 'areaInvalid',
  slow: 'areaSlow',
  newer: 'areaNewer',
  tampered: 'areaTampered',
  incomplete: 'areaIncomplete',
  outdated: 'partMissing',
} as const satisfies Record<AreaProblem, string>;

interface ExplainedProps {
  error: Error;
  /** Said until the check's own words are there, and where it has none. */
  children: ReactNode;
}

/** What a check of the area's release found. */
const Refusal = lazy(() =>
  import('./refusal/refusal.tsx').catch(() => ({ default: ({ children }: ExplainedProps) => children })),
);

const Explained = ({ error, children }: ExplainedProps) => (
  <Suspense fallback={children}>
    <Refusal error={error}>{children}</Refusal>
  </Suspense>
);

interface AreaFailureProps {
  remote: string;
  /** What a person calls the area. */
  name: string;
  error: Error;
}

/** In place of an area's screen: what went wrong in the person's words, and a way to try again. */
export function AreaFailure({ remote, name, error }: AreaFailureProps) {
  const texts = useHostTexts();
  useEffect(() => {
    document.title = `${name} · Landfall`;
  }, [name]);
  if (!(error instanceof AreaError)) {
    const isPinned = isChunkError(error) && pinnedScriptIn(error.message);
    const description = isPinned ? <Explained error={error}>{error.message}</Explained> : error.message;
    return <ErrorState title={texts.areaStopped(name)} description={description} onRetry={() => reloadArea(remote)} />;
  }
  // A newer host comes with a new page only.
  const retry = () => (error.problem === 'newer' ? location.reload() : reloadArea(remote));
  const explanation = texts[explanations[error.problem]];
  const description = error.refusal ? <Explained error={error}>{explanation}</Explained> : explanation;
  return <ErrorState title={texts.areaFailed(name)} description={description} onRetry={retry} />;
}
