import { CardSkeleton, Stack, useProjects } from '@landfall/shared';
import type { ReactNode } from 'react';

/** The first cards of a screen before they are there. */
export const WaitingCards = () => (
  <Stack gap="6" aria-busy="true">
    <CardSkeleton h="26rem" fields={3} />
    <CardSkeleton h="16rem" fields={2} />
  </Stack>
);

/** What does without a project, once it is known that there is none. */
export function WithoutProject({ children }: { children: ReactNode }) {
  const { data, error } = useProjects();
  return error || data?.data.length === 0 ? children : <WaitingCards />;
}
