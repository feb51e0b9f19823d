import { Skeleton, Stack } from '@landfall/shared';

/** The tab's cards before the person's data is there. */
export const AccountSkeleton = () => (
  <Stack gap="6" maxW="4xl">
    <Skeleton h="10" />
    <Skeleton h={{ base: '35.75rem', sm: '29.5rem' }} rounded="xl" />
    <Skeleton h={{ base: '21rem', sm: '13rem' }} rounded="xl" />
  </Stack>
);
