import { Flex, Skeleton, Table } from '@landfall/shared';
import { Cell, DomainTableFrame } from './domain-table-frame.tsx';

/** The table before its first rows are there. */
export const DomainTableSkeleton = () => (
  <DomainTableFrame busy>
    {[1, 2].map((place) => (
      <Table.Row key={place}>
        <Cell>
          <Skeleton h="4" w="20" />
        </Cell>
        <Cell>
          <Skeleton h="4" w="70%" />
        </Cell>
        <Cell>
          <Skeleton h="4" w="16" />
        </Cell>
        <Cell>
          <Skeleton h="5" w="16" rounded="full" />
        </Cell>
        <Cell>
          <Flex justify="flex-end">
            <Skeleton h="8" w="16" />
          </Flex>
        </Cell>
      </Table.Row>
    ))}
  </DomainTableFrame>
);
