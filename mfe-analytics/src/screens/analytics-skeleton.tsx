import { Box, CardSkeleton, hasCapability, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@landfall/shared';

/** The numbers before they are there. */
export const NumbersSkeleton = () => (
  <Stack gap="5" aria-busy="true">
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap="3">
      {[1, 2, 3, 4].map((place) => (
        <CardSkeleton key={place} h="28" p="4" />
      ))}
    </SimpleGrid>
    <CardSkeleton h="80" p="5" />
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
      <CardSkeleton h="64" p="5" fields={2} />
      <CardSkeleton h="64" p="5" fields={2} />
    </SimpleGrid>
  </Stack>
);

/** The place of the screen's actions: on a phone what is below would move by them. */
export const ActionsPlace = () => <Box h="9" aria-hidden="true" />;

/** All below the title before the project is known, as high as it is going to be. */
export const ProjectSkeleton = () => (
  <Stack gap="5">
    {hasCapability('funnels') && (
      <Box h="3.0625rem" borderBottomWidth="1px">
        <Skeleton h="9" w="40" />
      </Box>
    )}
    <Box h={{ base: '6.9375rem', sm: '3.9375rem' }} pt="6">
      <Skeleton h="10" maxW="28rem" />
    </Box>
    <NumbersSkeleton />
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
