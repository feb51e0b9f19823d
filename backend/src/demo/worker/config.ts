import type { Capability, RuntimeConfig } from '@landfall/shared/contracts';
import { base, root } from './scope.ts';

/** The groups of calls that the demo answers, and no others. */
const CAPABILITIES: readonly Capability[] = [
  'sessions',
  'uploads.modern',
  'uploads.once',
  'templates',
  'seo',
  'plan.use',
  'billing',
  // Listed alone: whoever changes one is told that it takes a server, where the screen would otherwise only say thanks.
  'domains.write',
  'projects.confirm',
  'pages.write',
  'pages.history',
  'pages.notes',
  'pages.brief',
  'pages.drafts',
  'leads',
  'lists.query',
  'home.overview',
  'notifications',
  'stats',
  'forms',
];

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
    capabilities: CAPABILITIES,
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, { entry }]) => [name, { entry: atFolder(entry) }])),
    areas,
    homePanels,
  };
}
