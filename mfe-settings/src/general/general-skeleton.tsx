import { Skeleton, Stack } from '@landfall/shared';

/** The two cards before the project is there. */
export const GeneralSkeleton = () => (
  <Stack gap="6">
    <Skeleton h="34rem" rounded="xl" />
    <Skeleton h="36" rounded="xl" />
  </Stack>
);
