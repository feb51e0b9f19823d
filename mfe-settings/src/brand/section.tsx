import { Box, Heading, Panel, Text } from '@landfall/shared';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  help: string;
  /** Stands at the right end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of the brand. */
export function Section({ title, help, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <Box
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        gap="3"
        px={{ base: '4', sm: '6' }}
        py="4"
        borderBottomWidth="1px"
      >
        <Box minW="0">
          <Heading as="h2" id={id} size="sm">
            {title}
          </Heading>
          <Text color="fg.muted" fontSize="xs" mt="0.5">
            {help}
          </Text>
        </Box>
        {aside}
      </Box>
      <Box p={{ base: '4', sm: '6' }}>{children}</Box>
    </Panel>
  );
}
