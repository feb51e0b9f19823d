import { Box, Heading, Stack } from '@landfall/shared';
import { type ReactNode, useId } from 'react';

/** Settings that belong together, under their heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Heading as="h3" id={id} size="sm" mb="4">
        {title}
      </Heading>
      <Stack gap="5">{children}</Stack>
    </Box>
  );
}
