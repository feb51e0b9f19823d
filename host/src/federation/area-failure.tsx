import { ErrorState } from '@landfall/shared';
import { useEffect } from 'react';
import { useHostTexts } from '../texts.ts';
import { AreaError, type AreaProblem } from './area-error.ts';
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
  if (!(error instanceof AreaError))
    return (
      <ErrorState title={texts.areaStopped(name)} description={error.message} onRetry={() => reloadArea(remote)} />
    );
  // A newer host comes with a new page only.
  const retry = () => (error.problem === 'newer' ? location.reload() : reloadArea(remote));
  return <ErrorState title={texts.areaFailed(name)} description={texts[explanations[error.problem]]} onRetry={retry} />;
}
