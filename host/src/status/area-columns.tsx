import { Badge, Box, Button, Text } from '@landfall/shared';
import type { Column } from '@landfall/shared/list';
import type { HostBuild } from '../federation/host-build.ts';
import type { AreaRecord, AreaTrial } from '../federation/registry.ts';
import { useStatusTexts } from './texts.ts';

/** The shell or an area, as a row shows it. Only areas have the time that they took, and next versions. */
export interface Part
  extends Pick<AreaRecord, 'remote' | 'state' | 'version' | 'commit' | 'contract' | 'from' | 'error'> {
  name: string;
  milliseconds?: number | null;
  trial?: AreaTrial | null;
}

const TONES = { idle: 'gray', loading: 'orange', ready: 'green', failed: 'red' } as const;

const Unknown = () => (
  <Text as="span" color="fg.subtle">
    –
  </Text>
);

/** A version and, below, the commit that it was built from. */
function Build({ version, commit }: HostBuild) {
  if (!version) return <Unknown />;
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

/** Which version this browser has while a next one is tried. */
function Trial({ part, version, share }: AreaTrial) {
  const texts = useStatusTexts();
  if (part === 'next')
    return (
      <Badge colorPalette="orange" variant="subtle" rounded="full" px="2.5" mt="1">
        {texts.triesNext(share)}
      </Badge>
    );
  return (
    <Text fontSize="xs" color="fg.muted" mt="1" maxW="18rem" overflowWrap="anywhere">
      {texts.nextTried(version, share)}
    </Text>
  );
}

/** The columns of the table of areas. */
export function useAreaColumns(load: (remote: string, hasFailed: boolean) => void): Column<Part>[] {
  const texts = useStatusTexts();
  return [
    {
      id: 'area',
      label: texts.area,
      body: { ps: '5', fontWeight: 'medium' },
      cell: ({ name, remote }) => (
        <>
          {name}
          {remote && (
            <Text fontFamily="mono" fontSize="xs" color="fg.muted" fontWeight="normal">
              {remote}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'state',
      label: texts.state,
      cell: ({ state, error }) => (
        <>
          <Badge colorPalette={TONES[state]} variant="subtle" rounded="full" px="2.5">
            {texts[state]}
          </Badge>
          {error && (
            <Text fontSize="xs" color="fg.muted" mt="1" maxW="18rem" overflowWrap="anywhere">
              {error.message}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'version',
      label: texts.version,
      cell: ({ version, commit, trial }) => (
        <>
          <Build version={version} commit={commit} />
          {trial && <Trial {...trial} />}
        </>
      ),
    },
    { id: 'contract', label: texts.contract, cell: ({ contract }) => contract || <Unknown /> },
    {
      id: 'time',
      label: texts.time,
      body: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
      cell: ({ milliseconds }) =>
        milliseconds === null ? (
          <Unknown />
        ) : (
          milliseconds !== undefined && texts.milliseconds(Math.round(milliseconds))
        ),
    },
    {
      id: 'from',
      label: texts.from,
      body: { color: 'fg.muted', overflowWrap: 'anywhere', minW: '12rem' },
      cell: ({ from }) => from,
    },
    {
      id: 'actions',
      label: texts.actions,
      cell: ({ remote, name, state }) => {
        const hasFailed = state === 'failed';
        return hasFailed || state === 'idle' ? (
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            aria-label={hasFailed ? texts.retryArea(name) : texts.loadArea(name)}
            onClick={() => load(remote, hasFailed)}
          >
            {hasFailed ? texts.retry : texts.load}
          </Button>
        ) : (
          <Box h="6" />
        );
      },
    },
  ];
}

const named = { _before: { content: 'attr(data-label)', color: 'fg.muted', fontSize: 'xs', me: '2' } };

/** Where there is no room for seven columns, each row becomes a card with the same contents. */
export const AREA_CARDS = {
  below: '56rem',
  areas: ['area actions', 'state state', 'version contract', 'from time'],
  template: 'minmax(0, 1fr) auto',
  cells: {
    contract: { textAlign: 'end', ...named },
    time: { textAlign: 'end' },
  },
};
