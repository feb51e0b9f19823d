import { CardSkeleton, Stack } from '@landfall/shared';

/** The two cards before the project is there. */
export const GeneralSkeleton = () => (
  <Stack gap="6">
    <CardSkeleton h={{ base: '47rem', sm: '38.5rem' }} fields={5} />
    <CardSkeleton h={{ base: '56', sm: '36' }} fields={1} />
  </Stack>
);
