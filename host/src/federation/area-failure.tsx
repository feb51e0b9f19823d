import { ErrorState } from '@landfall/shared';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useHostTexts } from '../texts.ts';
import { AreaError, type AreaProblem } from './area-error.ts';
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

interface RefusalProps {
  error: Error;
  /** Said until the check's own words are there, and where it has none. */
  children: ReactNode;
}

/** What a check of the area's release found. */
const Refusal = lazy(() =>
  import('./guard.ts').then(
    (guard) => ({ default: guard.Refusal }),
    () => ({ default: ({ children }: RefusalProps) => children }),
  ),
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
  const isKnown = error instanceof AreaError;
  const plain = isKnown ? texts[explanations[error.problem]] : error.message;
  const isChecked = (isKnown && error.refusal) || pinnedScriptIn(error.message);
  return (
    <ErrorState
      title={isKnown ? texts.areaFailed(name) : texts.areaStopped(name)}
      description={
        isChecked ? (
          <Suspense fallback={plain}>
            <Refusal error={error}>{plain}</Refusal>
          </Suspense>
        ) : (
          plain
        )
      }
      // A newer host comes with a new page only.
      onRetry={() => (isKnown && error.problem === 'newer' ? location.reload() : reloadArea(remote))}
    />
  );
}
