import { CardSkeleton, Stack } from '@landfall/shared';

/** The form before the brand is there. */
export const BrandSkeleton = () => (
  <Stack gap="6" maxW="4xl">
    <CardSkeleton h="36" />
    <CardSkeleton h={{ base: '40rem', sm: '26rem' }} fields={3} />
    <CardSkeleton h="24rem" fields={3} />
    <CardSkeleton h="16rem" fields={2} />
  </Stack>
);
