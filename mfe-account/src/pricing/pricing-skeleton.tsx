import { SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@landfall/shared';

/** The toggle and three cards before the plans are there. */
export const PricingSkeleton = () => (
  <Stack gap="6" aria-busy="true">
    <VisuallyHidden role="status">Cargando</VisuallyHidden>
    <Skeleton h="2.625rem" w="17rem" rounded="lg" />
    <SimpleGrid minChildWidth="17rem" gap="5">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} h="40.75rem" rounded="xl" />
      ))}
    </SimpleGrid>
  </Stack>
);
