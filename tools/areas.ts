/** One row for each separately built and deployed part of the front end. */
export interface Area {
  /** Folder, package and image name. */
  name: string;
  /** Default port of its origin; the environment variable PORT_<NAME> overrides it. */
  port: number;
  /** What `config.json` says of an area that the host's own routes do not know, an entry for each screen. */
  added?: readonly AddedScreen[];
  /** Its screen that the dashboard's home shows as a panel. */
  home?: string;
}

/** A screen that is plugged in by configuration, as under `areas` in `config.json`. */
interface AddedScreen {
  path: string;
  screen: string;
  label: { default: string; [language: string]: string };
  place: string;
  icon?: string;
}

export const HOST: Area = { name: 'host', port: 3000 };

export const REMOTES: readonly Area[] = [
  { name: 'mfe-auth', port: 3001 },
  { name: 'mfe-projects', port: 3002 },
  { name: 'mfe-pages', port: 3003 },
  { name: 'mfe-files', port: 3004 },
  { name: 'mfe-settings', port: 3005 },
  { name: 'mfe-account', port: 3006 },
  { name: 'mfe-checkout', port: 3007 },
  {
    name: 'mfe-forms',
    port: 3008,
    added: [
      {
        path: '/dashboard/forms',
        screen: 'forms',
        label: { default: 'Forms', es: 'Formularios', 'pt-BR': 'Formulários' },
        place: 'forms',
      },
    ],
  },
  {
    name: 'mfe-analytics',
    port: 3009,
    home: 'recent',
    added: [
      {
        path: '/dashboard/analytics',
        screen: 'analytics',
        label: { default: 'Analytics', es: 'Estadísticas', 'pt-BR': 'Estatísticas' },
        place: 'main',
        icon: 'chart',
      },
    ],
  },
  {
    name: 'mfe-integrations',
    port: 3010,
    added: [
      {
        path: '/dashboard/settings/pixels',
        screen: 'pixels',
        label: { default: 'Pixels', es: 'Píxeles', 'pt-BR': 'Pixels' },
        place: 'pixels',
      },
      {
        path: '/dashboard/settings/webhooks',
        screen: 'webhooks',
        label: { default: 'Webhooks', es: 'Webhooks', 'pt-BR': 'Webhooks' },
        place: 'webhooks',
      },
      {
        path: '/dashboard/settings/integrations',
        screen: 'integrations',
        label: { default: 'Integrations', es: 'Integraciones', 'pt-BR': 'Integrações' },
        place: 'integrations',
      },
    ],
  },
];

export const AREAS: readonly Area[] = [HOST, ...REMOTES];

/** The name under which federation knows an area: dashes are not allowed there. */
export const federatedName = (area: string): string => area.replaceAll('-', '_');
