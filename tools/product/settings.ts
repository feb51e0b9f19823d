import type { RequestListener } from 'node:http';
import { AREAS, federatedName, HOST, REMOTES } from '../areas.ts';
import { inRoot } from '../root.ts';
import { addedScreens } from './added-screens.ts';
import { mergeConfig, readConfigFile } from './merge-config.ts';
import { paymentEntries } from './payment-entries.ts';

/** Where one running instance of the whole product lives. */
export interface ProductSettings {
  /** Port by area name, and those of `backend` and `sites`. */
  ports: Record<string, number>;
  /** The embedded default's state. */
  dataDir: string;
  /** More environment for the backend. */
  backendEnv?: Record<string, string>;
  /** Answers `config.json` in place of the default one. */
  runtimeConfig?: (defaults: Record<string, unknown>) => Record<string, unknown>;
  /** Folder of a built area, where it is not the area's own `dist`. */
  dist?: (area: string) => string;
  /** Stands before the host's own answers. */
  middleware?: (next: RequestListener) => RequestListener;
  /** Addresses or networks in front of the host whose X-Forwarded-For names the caller. */
  trustedProxies?: readonly string[];
  /** Starts the backend again when its source changes. */
  watchBackend?: boolean;
}

const variableOf = (name: string) => `PORT_${name.toUpperCase().replaceAll('-', '_')}`;

/** The environment variable that sets a part's port. */
export const portVariable = variableOf;

/**
 * Settings from the environment: PORT_HOST, PORT_MFE_PAGES, ..., PORT_BACKEND, PORT_SITES, DATA_DIR,
 * and LANDFALL_CONFIG, a file that is read again with each page, with what `config.json` says besides.
 * @throws Error naming a variable that is no port, or the file where it cannot be read
 */
export function settingsFromEnvironment(env: NodeJS.ProcessEnv = process.env): ProductSettings {
  const port = (name: string, fallback: number) => {
    const value = env[variableOf(name)];
    if (!value) return fallback;
    if (!/^\d{1,5}$/.test(value) || Number(value) > 65535)
      throw new Error(`${variableOf(name)} is not a port: ${value}`);
    return Number(value);
  };
  const file = env.LANDFALL_CONFIG;
  if (file) readConfigFile(file);
  return {
    ...(file && { runtimeConfig: (defaults: Record<string, unknown>) => mergeConfig(defaults, readConfigFile(file)) }),
    ports: {
      ...Object.fromEntries(AREAS.map((area) => [area.name, port(area.name, area.port)])),
      backend: port('backend', 4000),
      sites: port('sites', 4080),
    },
    dataDir: env.DATA_DIR ?? inRoot('.data'),
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(/[\s,]+/).filter(Boolean),
  };
}

/** A part's port. @throws Error for an unknown part */
export function portOf({ ports }: ProductSettings, name: string): number {
  const port = ports[name];
  if (port === undefined) throw new Error(`No port is set for ${name}.`);
  return port;
}

/** The dashboard's origin. */
export const hostOrigin = (settings: ProductSettings): string => `http://localhost:${portOf(settings, HOST.name)}`;

/** The host's `config.json` for this instance. */
export function runtimeConfig(settings: ProductSettings): Record<string, unknown> {
  const origin = hostOrigin(settings);
  const environment = { ...process.env, ...backendEnvironment(settings) };
  const defaults = {
    apiUrl: '',
    cdnUrl: `${origin}/v1/files/`,
    providerDomain: `sites.localhost:${portOf(settings, 'sites')}`,
    cookieDomain: null,
    links: {
      support: 'mailto:support@landfall.example',
      roadmap: 'https://landfall.example/roadmap',
      documentation: `${origin}/v1/guides`,
      terms: 'https://landfall.example/terms',
      marketing: 'https://landfall.example',
    },
    errorsUrl: '/v1/api/public/client-error',
    timeouts: { area: 20_000 },
    delays: { login: 1000, register: 3000, createProject: 1000 },
    payment: paymentEntries(environment),
    capabilities: [
      'payments.status',
      'sessions',
      'password.reset',
      'uploads.modern',
      'uploads.documents',
      'uploads.once',
      'domains.write',
      'templates',
      'seo',
      'brand',
      ...(environment.OPENVERSE_URL || environment.PEXELS_KEY ? ['pictures.find'] : []),
      'billing',
      'codes.redeem',
      'plan.use',
      'two-factor',
      ...(environment.CONFIRM_EMAIL === 'off' ? [] : ['account.confirm']),
      'account.reauth',
      'account.data',
      ...(environment.ACCOUNT_MAILS === 'off' ? [] : ['account.mails']),
      'projects.confirm',
      'pages.write',
      'pages.watch',
      'pages.redirects',
      'pages.history',
      'pages.notes',
      'pages.brief',
      'pages.drafts',
      'pages.schedule',
      'pages.shared',
      'previews.comments',
      'pages.replace',
      'pages.import',
      'pages.start',
      'ai.edit',
      'leads',
      'lists.query',
      'files.replace',
      'home.overview',
      'notifications',
      'site.export',
      'api.tokens',
      'mcp',
      'experiments',
      'funnels',
      'integrations',
      'pixels',
      'webhooks',
      'stats',
      'forms',
    ],
    remotes: Object.fromEntries(
      REMOTES.map(({ name }) => [
        federatedName(name),
        { entry: `http://localhost:${portOf(settings, name)}/mf-manifest.json` },
      ]),
    ),
    ...addedScreens(REMOTES),
  };
  return settings.runtimeConfig?.(defaults) ?? defaults;
}

/** The origin of the checkout as a page of its own. */
export const checkoutOrigin = (settings: ProductSettings): string =>
  `http://localhost:${portOf(settings, 'mfe-checkout')}`;

/** `config.json` of the checkout's own page: it calls the backend across origins, and knows no areas. */
export function checkoutConfig(settings: ProductSettings): Record<string, unknown> {
  const { remotes: _none, areas: _added, homePanels: _panels, ...entries } = runtimeConfig(settings);
  const apiUrl = `http://localhost:${portOf(settings, 'backend')}`;
  return { ...entries, apiUrl, dashboardUrl: hostOrigin(settings) };
}

/** The backend's environment for this instance. */
export function backendEnvironment(settings: ProductSettings): Record<string, string> {
  return {
    PORT: String(portOf(settings, 'backend')),
    SITES_PORT: String(portOf(settings, 'sites')),
    PUBLIC_URL: hostOrigin(settings),
    SITES_DOMAIN: `sites.localhost:${portOf(settings, 'sites')}`,
    DATA_DIR: settings.dataDir,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    // So that one can try webhooks with a receiver on this machine; `npm start` says so.
    OUTBOUND_ALLOW: process.env.OUTBOUND_ALLOW ?? '127.0.0.0/8,::1',
    ALLOWED_ORIGINS: [checkoutOrigin(settings), process.env.ALLOWED_ORIGINS].filter(Boolean).join(','),
    ACCOUNT_MAILS: process.env.ACCOUNT_MAILS ?? 'on',
    ...settings.backendEnv,
  };
}
