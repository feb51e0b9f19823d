import { CardSkeleton, getRuntimeConfig, Stack } from '@landfall/shared';
import { readShape } from './overview-shape.ts';

/** As high with any step: nothing below moves from one to the next. */
export const STEP_HEIGHT = { base: '11.5rem', sm: '8.5rem', lg: '5.5rem' };

/** The place of the step while it is not known. */
export const OneStepSkeleton = () => <CardSkeleton minH={STEP_HEIGHT} aria-hidden="true" />;

/** The head of what waits, and its rows of two lines. Rem. */
const HEAD = 3.4375;
export const ATTENTION_ROW = 4;

/** The place of all that the home says of a project, as high as it was when it was last looked at. */
export function OverviewSkeleton({ projectId }: { projectId: string | null }) {
  const { hasStep, rows } = readShape(projectId ?? '');
  return (
    <Stack gap="6" aria-hidden="true">
      {hasStep && <OneStepSkeleton />}
      {getRuntimeConfig().homePanels.map(({ remote, screen }) => (
        <CardSkeleton key={`${remote}/${screen}`} h="13.125rem" fields={1} />
      ))}
      <CardSkeleton h={`${HEAD + Math.max(1, rows) * ATTENTION_ROW}rem`} p="5" />
    </Stack>
  );
}
