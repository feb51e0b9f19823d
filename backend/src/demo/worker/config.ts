import type { RuntimeConfig } from '@landfall/shared/contracts';
import { OFFERED, OFFERED_IN_EDITOR } from '../capabilities.ts';
import { base, root } from './scope.ts';

/** What the demo's folder says of its areas; addresses in it are below the folder. */
export interface FolderConfig extends Pick<RuntimeConfig, 'areas' | 'homePanels'> {
  remotes: Record<string, { entry: string }>;
}

const atFolder = (address: string): string => new URL(address, `${root()}/`).href;

/** The answer for `config.json`: the dashboard reads of it where it stands and what it can ask for. */
export function configOf({ areas, homePanels, remotes }: FolderConfig): Record<string, unknown> {
  return {
    apiUrl: root(),
    basePath: base(),
    cdnUrl: `${root()}/v1/files/`,
    providerDomain: 'landfall.example',
    delays: { login: 0, register: 0, createProject: 0 },
    payment: { methods: [] },
    capabilities: [...OFFERED, ...OFFERED_IN_EDITOR],
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, { entry }]) => [name, { entry: atFolder(entry) }])),
    areas,
    homePanels,
  };
}
