import { SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@landfall/shared';

/** The numbers before they are there. */
export const NumbersSkeleton = () => (
  <Stack gap="5" aria-busy="true">
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap="3">
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} h="28" rounded="xl" />
      ))}
    </SimpleGrid>
    <Skeleton h="80" rounded="xl" />
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
      <Skeleton h="64" rounded="xl" />
      <Skeleton h="64" rounded="xl" />
    </SimpleGrid>
  </Stack>
);

/** The screen before its code is there. */
export const AnalyticsSkeleton = () => (
  <Stack gap="5" maxW="7xl" mx="auto" aria-busy="true">
    <VisuallyHidden role="status">...</VisuallyHidden>
    <Skeleton h="8" w="48" />
    <Skeleton h="16" rounded="lg" />
    <NumbersSkeleton />
  </Stack>
);
