import { Badge, Box, Button, Table, Text } from '@landfall/shared';
import { areaName } from '../added-areas.ts';
import type { HostBuild } from '../federation/host-build.ts';
import { loadArea, reloadArea } from '../federation/load-area.ts';
import type { AreaRecord } from '../federation/registry.ts';
import { useLabels } from '../texts.ts';
import { useStatusTexts } from './texts.ts';

const tones = { idle: 'gray', loading: 'orange', ready: 'green', failed: 'red' } as const;

/** A version and, below, the commit that it was built from. */
export function Build({ version, commit }: HostBuild) {
  if (!version) return <Text color="fg.subtle">–</Text>;
  return (
    <Box fontVariantNumeric="tabular-nums">
      {version}
      {commit && (
        <Text fontFamily="mono" fontSize="xs" color="fg.muted">
          {commit}
        </Text>
      )}
    </Box>
  );
}

/** One area: what is known of it, and what can be done about it. */
export function AreaRow({ area }: { area: AreaRecord }) {
  const texts = useStatusTexts();
  const name = useLabels()(areaName(area.remote));
  const { remote, state, version, commit, contract, milliseconds, from, error } = area;
  const failed = state === 'failed';
  const start = () => {
    if (failed) reloadArea(remote);
    // Its failure shows in this very row.
    loadArea(remote).catch(() => {});
  };
  return (
    <Table.Row bg="transparent">
      <Table.Cell ps="5" fontWeight="medium">
        {name}
        <Text fontFamily="mono" fontSize="xs" color="fg.muted" fontWeight="normal">
          {remote}
        </Text>
      </Table.Cell>
      <Table.Cell>
        <Badge colorPalette={tones[state]} variant="subtle" rounded="full" px="2.5">
          {texts[state]}
        </Badge>
        {error && (
          <Text fontSize="xs" color="fg.muted" mt="1" maxW="18rem" overflowWrap="anywhere">
            {error.message}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell>
        <Build version={version} commit={commit} />
      </Table.Cell>
      <Table.Cell>{contract || <Text color="fg.subtle">–</Text>}</Table.Cell>
      <Table.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {milliseconds === null ? <Text color="fg.subtle">–</Text> : texts.milliseconds(Math.round(milliseconds))}
      </Table.Cell>
      <Table.Cell color="fg.muted" overflowWrap="anywhere" minW="12rem">
        {from}
      </Table.Cell>
      <Table.Cell>
        {(failed || state === 'idle') && (
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            aria-label={failed ? texts.retryArea(name) : texts.loadArea(name)}
            onClick={start}
          >
            {failed ? texts.retry : texts.load}
          </Button>
        )}
      </Table.Cell>
    </Table.Row>
  );
}
