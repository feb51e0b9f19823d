import * as v from 'valibot';
import { text } from './wire.ts';

/** The named groups of calls that a deployment's backend offers beyond the base contract. */
export const CAPABILITIES = [
  'payments.status',
  'sessions',
  'domains.write',
  'seo',
  'billing',
  'two-factor',
  'account.confirm',
  'account.data',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

const milliseconds = (fallback: number) => v.optional(v.pipe(v.number(), v.minValue(0)), fallback);

const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/));

/** `config.json` of the host: read at start, never baked into a build. */
export const runtimeConfig = v.object({
  /** Origin of the backend; empty means the page's own origin. */
  apiUrl: text,
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
  payment: v.optional(v.object({ hosts: v.array(v.string()) }), { hosts: [] }),
  /** Unknown names are kept: a newer backend may offer more than this build knows. */
  capabilities: v.optional(v.array(v.string()), []),
  remotes: v.record(remoteName, v.object({ entry: v.pipe(v.string(), v.nonEmpty()) })),
});
export type RuntimeConfig = v.InferOutput<typeof runtimeConfig>;
