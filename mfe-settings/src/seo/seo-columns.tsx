import { Box, Grid } from '@landfall/shared';
import type { ReactNode } from 'react';

/** The form, and beside it where there is room, what comes of it. */
export const SeoColumns = ({ form, preview }: { form: ReactNode; preview: ReactNode }) => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 24rem' }} gap="6" alignItems="start">
    <Box minW="0">{form}</Box>
    <Box minW="0" position={{ xl: 'sticky' }} top="6">
      {preview}
    </Box>
  </Grid>
);
