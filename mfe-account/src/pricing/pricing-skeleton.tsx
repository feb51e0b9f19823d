import { CardSkeleton, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@landfall/shared';
import { useAreaTexts } from '../texts.ts';

/** The toggle and three cards before the plans are there. */
export function PricingSkeleton() {
  const texts = useAreaTexts();
  return (
    <Stack gap="6" aria-busy="true">
      <VisuallyHidden role="status">{texts.loadingPricing}</VisuallyHidden>
      <Skeleton h="2.625rem" w="17rem" rounded="lg" />
      <SimpleGrid minChildWidth="17rem" gap="5">
        {[1, 2, 3].map((place) => (
          <CardSkeleton key={place} h="40.75rem" fields={3} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
