import { chakra, Flex, Panel, Text, VisuallyHidden } from '@landfall/shared';
import type { ReactNode } from 'react';

const Group = chakra('fieldset', { base: { border: 0, minW: 0, p: { base: '4', md: '6' } } });
const Legend = chakra('legend', {
  base: { float: 'left', w: 'full', mb: '4', fontWeight: 'semibold', fontSize: 'md' },
});
const Rest = chakra('div', { base: { clear: 'both' } });

/** One numbered step of the checkout. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Panel>
      <Group>
        <Legend>
          <Flex as="span" align="center" gap="3">
            <Flex
              as="span"
              boxSize="6"
              rounded="full"
              bg="brand.subtle"
              color="brand.fg"
              align="center"
              justify="center"
              fontSize="sm"
            >
              {number}
              <VisuallyHidden>. </VisuallyHidden>
            </Flex>
            <Text as="span">{title}</Text>
          </Flex>
        </Legend>
        <Rest>{children}</Rest>
      </Group>
    </Panel>
  );
}
