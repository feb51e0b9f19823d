import { Panel, Skeleton, Stack, Table } from '@landfall/shared';
import { Cell, TableFrame } from './table-frame.tsx';

/** The table before its first rows are there. */
export const PageTableSkeleton = ({ rows = 6 }: { rows?: number }) => (
  <Panel>
    <TableFrame busy>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place.
        <Table.Row key={row}>
          <Cell>
            <Skeleton w="20" h="12" rounded="md" />
          </Cell>
          <Cell>
            <Skeleton h="4" w="80%" />
          </Cell>
          <Cell>
            <Skeleton h="4" w="70%" />
          </Cell>
          <Cell>
            <Stack gap="2">
              <Skeleton h="3.5" w="90%" />
              <Skeleton h="3" w="60%" />
            </Stack>
          </Cell>
          <Cell>
            <Skeleton h="4" w="20" />
          </Cell>
          <Cell>
            <Skeleton h="5" w="16" rounded="full" />
          </Cell>
          <Cell>
            <Skeleton h="8" w="24" />
          </Cell>
        </Table.Row>
      ))}
    </TableFrame>
  </Panel>
);
