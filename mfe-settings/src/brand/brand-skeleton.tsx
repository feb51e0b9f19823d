import { Skeleton, Stack } from '@landfall/shared';

/** The form before the brand is there. */
export const BrandSkeleton = () => (
  <Stack gap="6" maxW="4xl">
    <Skeleton h="36" rounded="xl" />
    <Skeleton h={{ base: '40rem', sm: '26rem' }} rounded="xl" />
    <Skeleton h="24rem" rounded="xl" />
    <Skeleton h="16rem" rounded="xl" />
  </Stack>
);
