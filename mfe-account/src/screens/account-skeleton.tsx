import { CardSkeleton, Skeleton, Stack } from '@landfall/shared';

/** The tab's cards before the person's data is there. */
export const AccountSkeleton = () => (
  <Stack gap="6" maxW="4xl">
    <Skeleton h="10" />
    <CardSkeleton h={{ base: '35.75rem', sm: '29.5rem' }} fields={4} />
    <CardSkeleton h={{ base: '21rem', sm: '13rem' }} fields={2} />
  </Stack>
);
