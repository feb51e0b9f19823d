/** One row for each separately built and deployed part of the front end. */
export interface Area {
  /** Folder, package and image name. */
  name: string;
  /** Default port of its origin; the environment variable PORT_<NAME> overrides it. */
  port: number;
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
];

export const AREAS: readonly Area[] = [HOST, ...REMOTES];

/** The name under which federation knows an area: dashes are not allowed there. */
export const federatedName = (area: string): string => area.replaceAll('-', '_');
