import { Skeleton, Stack } from '@landfall/shared';

/** The two cards before the project is there. */
export const GeneralSkeleton = () => (
  <Stack gap="6">
    <Skeleton h={{ base: '47rem', sm: '38.5rem' }} rounded="xl" />
    <Skeleton h={{ base: '56', sm: '36' }} rounded="xl" />
  </Stack>
);
