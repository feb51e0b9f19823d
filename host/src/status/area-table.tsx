import { Panel } from '@landfall/shared';
import { CONTRACT_VERSION } from '@landfall/shared/host';
import { DataTable } from '@landfall/shared/list';
import { areaName } from '../added-areas.ts';
import { hostBuild } from '../federation/host-build.ts';
import { loadArea, reloadArea } from '../federation/load-area.ts';
import { useAreas } from '../federation/registry.ts';
import { useLabels } from '../texts.ts';
import { AREA_CARDS, type Part, useAreaColumns } from './area-columns.tsx';
import { useStatusTexts } from './texts.ts';

const LOOK = { head: { _first: { ps: '5' }, color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap' } } as const;

function load(remote: string, hasFailed: boolean): void {
  if (hasFailed) reloadArea(remote);
  // Its failure shows in its row.
  loadArea(remote).catch(() => {});
}

/** The shell and every configured area, one row each. */
export function AreaTable() {
  const texts = useStatusTexts();
  const labelOf = useLabels();
  const areas = useAreas();
  const shell: Part = {
    ...hostBuild(),
    remote: '',
    name: texts.shell,
    state: 'ready',
    contract: CONTRACT_VERSION,
    from: location.origin,
    error: null,
  };
  const rows = areas.map((area): Part => ({ ...area, name: labelOf(areaName(area.remote)) }));
  return (
    <Panel overflowX="auto" tabIndex={0} role="region" aria-label={texts.areas}>
      <DataTable
        label={texts.areas}
        columns={useAreaColumns(load)}
        rows={[shell, ...rows]}
        idOf={({ remote }) => remote}
        cards={AREA_CARDS}
        look={LOOK}
        layout="auto"
        hover={false}
        framed={false}
      />
    </Panel>
  );
}
