import * as v from 'valibot';
import { text } from './wire.ts';

/** The named groups of calls that a deployment's backend offers beyond the base contract. */
export const CAPABILITIES = [
  'payments.status',
  'sessions',
  'password.reset',
  'domains.write',
  'seo',
  'brand',
  'pictures.find',
  'billing',
  'codes.redeem',
  'plan.use',
  'two-factor',
  'account.confirm',
  'account.reauth',
  'account.data',
  'account.mails',
  'uploads.modern',
  'uploads.documents',
  'uploads.once',
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
  'templates',
  'leads',
  'lists.query',
  'files.replace',
  'home.overview',
  'notifications',
  'site.export',
  'api.tokens',
  'webhooks',
  'integrations',
  'mcp',
  'forms',
  'stats',
  'experiments',
  'funnels',
  'pixels',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

const milliseconds = (fallback: number) => v.optional(v.pipe(v.number(), v.minValue(0)), fallback);

const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/));

/** Public keys (`ed25519-...`). Where any list is given, an empty one too, nothing runs that none of its keys signed. */
const releaseKeys = v.optional(v.array(v.string()));

const remote = v.object({
  /** Address of the area's `mf-manifest.json`. */
  entry: v.pipe(v.string(), v.nonEmpty()),
  /** The manifest's allowed hashes (`sha384-...`), with spaces between; nothing else is run where it is given. */
  integrity: text,
  /** Instead of the deployment's, for this area. */
  releaseKeys,
});

const paymentEntries = v.object({
  /** Hosts that a payment page may have (`checkout.stripe.com`); an empty list allows any. */
  hosts: v.optional(v.array(v.string()), []),
  /** What the checkout offers: the methods that the backend has a provider for. */
  methods: v.optional(v.array(v.string()), ['card', 'crypto']),
  /** Said below the total; nothing is said where they are empty. */
  taxNote: text,
  refundNote: text,
});

/** `config.json` of the host: read at start, never baked into a build. */
export const runtimeConfig = v.object({
  /** Origin of the backend; empty means the page's own origin. */
  apiUrl: text,
  /** The path below which the dashboard is served, without a slash at the end; empty at the root of its origin. */
  basePath: v.optional(v.pipe(v.string(), v.regex(/^(?:\/[^/?#]+)*$/)), ''),
  /** Base address of stored files. */
  cdnUrl: v.pipe(v.string(), v.nonEmpty()),
  /** Suffix of provider subdomains. */
  providerDomain: v.pipe(v.string(), v.nonEmpty()),
  /** Domain attribute of the token's cookie, or null for the page's own host. */
  cookieDomain: v.nullish(v.string(), null),
  links: v.optional(
    v.object({
      support: v.optional(v.pipe(v.string(), v.startsWith('mailto:')), 'mailto:support@landfall.example'),
      roadmap: v.optional(v.pipe(v.string(), v.url()), 'https://landfall.example/roadmap'),
      documentation: v.optional(v.string(), '#'),
      terms: v.optional(v.pipe(v.string(), v.url()), 'https://landfall.example/terms'),
      marketing: v.optional(v.pipe(v.string(), v.url()), 'https://landfall.example'),
    }),
    {},
  ),
  /** Fixed pauses in milliseconds. */
  delays: v.optional(
    v.object({ login: milliseconds(1000), register: milliseconds(3000), createProject: milliseconds(1000) }),
    {},
  ),
  /** Origin of the dashboard, where it is not the page's own: links to registration lead there. */
  dashboardUrl: text,
  payment: v.optional(paymentEntries, {}),
  /** Unknown names are kept: a newer backend may offer more than this build knows. */
  capabilities: v.optional(v.array(v.string()), []),
  /** Where unexpected errors are reported: an address on the page's origin or any other; empty: nowhere. */
  errorsUrl: text,
  /**
   * Whether calls name a trace for the backend to go on with (`traceparent`), which decides by itself what it records; a
   * number is the share of them that ask to be recorded.
   */
  tracing: v.optional(v.union([v.boolean(), v.pipe(v.number(), v.minValue(0), v.maxValue(1))]), false),
  /**
   * Milliseconds: after which an area that does not come is given up, and between two looks whether a next version of an
   * area that this browser tries is still offered.
   */
  timeouts: v.optional(v.object({ area: milliseconds(20_000), canary: milliseconds(20_000) }), {}),
  /** Areas from elsewhere that the host shows; it reads them itself (`readAddedAreas`). */
  areas: v.optional(v.array(v.unknown()), []),
  /** Screens of areas that the dashboard's home shows as panels; a host of an earlier release shows none. */
  homePanels: v.optional(v.array(v.object({ remote: remoteName, screen: v.pipe(v.string(), v.nonEmpty()) })), []),
  releaseKeys,
  /** A page of its own (the checkout's) has none. */
  remotes: v.optional(v.record(remoteName, remote), {}),
});
export type RuntimeConfig = v.InferOutput<typeof runtimeConfig>;
