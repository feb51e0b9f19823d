import { Flex, Heading, Panel, Text } from '@landfall/shared';
import type { ReactNode } from 'react';

interface CardProps {
  /** The heading's id: the card is named by it. */
  id: string;
  title: string;
  help?: string;
  /** At the right of the title. */
  aside?: ReactNode;
  danger?: boolean;
  children: ReactNode;
}

/** A titled card of the account screen. */
export const Card = ({ id, title, help, aside, danger = false, children }: CardProps) => (
  <Panel as="section" aria-labelledby={id} borderColor={danger ? 'red.border' : undefined}>
    <Flex px="6" py="4" gap="3" align="center" justify="space-between" wrap="wrap" borderBottomWidth="1px">
      <Heading as="h2" id={id} size="sm" color={danger ? 'fg.error' : undefined}>
        {title}
      </Heading>
      {aside}
    </Flex>
    {help && (
      <Text px="6" pt="5" color="fg.muted">
        {help}
      </Text>
    )}
    {children}
  </Panel>
);
