import { Box, type BoxProps } from '@chakra-ui/react';

/** The surface that content stands on: border, radius, a soft shadow. */
export const Panel = (props: BoxProps) => (
  <Box bg="bg.panel" borderWidth="1px" borderRadius="xl" boxShadow="xs" overflow="hidden" {...props} />
);
