import { Badge, Box, Panel, Table, Text } from '@landfall/shared';
import { CONTRACT_VERSION } from '@landfall/shared/host';
import { hostBuild } from '../federation/host-build.ts';
import { useAreas } from '../federation/registry.ts';
import { AreaRow, Build } from './area-row.tsx';
import { useStatusTexts } from './texts.ts';

const columns = ['area', 'state', 'version', 'contract', 'time', 'from', 'actions'] as const;

/** The shell and every configured area, one row each. */
export function AreaTable() {
  const texts = useStatusTexts();
  const areas = useAreas();
  const shell = hostBuild();
  return (
    <Panel overflowX="auto" tabIndex={0} role="region" aria-label={texts.areas}>
      <Table.Root size="sm" aria-label={texts.areas} bg="transparent">
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {columns.map((name) => (
              <Table.ColumnHeader key={name} _first={{ ps: '5' }} color="fg.muted" fontSize="xs" whiteSpace="nowrap">
                {texts[name]}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          <Table.Row bg="transparent">
            <Table.Cell ps="5" fontWeight="medium">
              {texts.shell}
            </Table.Cell>
            <Table.Cell>
              <Badge colorPalette="green" variant="subtle" rounded="full" px="2.5">
                {texts.ready}
              </Badge>
            </Table.Cell>
            <Table.Cell>
              <Build {...shell} />
            </Table.Cell>
            <Table.Cell>{CONTRACT_VERSION}</Table.Cell>
            <Table.Cell />
            <Table.Cell>
              <Text color="fg.muted">{location.origin}</Text>
            </Table.Cell>
            <Table.Cell>
              <Box h="6" />
            </Table.Cell>
          </Table.Row>
          {areas.map((area) => (
            <AreaRow key={area.remote} area={area} />
          ))}
        </Table.Body>
      </Table.Root>
    </Panel>
  );
}
