import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

const portNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65535, 'must be a port number'),
);

const port = (fallback: number) => v.optional(portNumber, String(fallback));

const list = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
);

const origin = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^/\s]+\/?$/, 'must be an origin such as https://app.example.com'),
      v.transform((value) => value.replace(/\/$/, '')),
    ),
    fallback,
  );

/** An address, with a port or not: `9.9.9.9`, `127.0.0.1:5353`, `[::1]:53`. */
function isDnsServer(server: string): boolean {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([^:]+)(?::\d{1,5})?)$/.exec(server) ?? [];
  return isIP(bracketed ?? plain ?? server) !== 0;
}

/** Seconds before each try of a delivery: at once, then after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 hours. */
const DELIVERY_TRIES = '0,5,300,1800,7200,18000,36000,50400,72000,86400';

/** An address, or a network such as `10.0.0.0/8`. */
const isNetwork = (text: string): boolean => ipaddr.isValid(text) || ipaddr.isValidCIDR(text);

/** What a million tokens cost. */
const price = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,5}(?:\.\d{1,4})?$/, 'must be a price, such as 0.15'), v.transform(Number)),
  '0',
);

/** A whole number above zero. */
const whole = (digits: number, fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^[1-9]\d*$/.test(value) && value.length <= digits,
        `must be a whole number of at most ${digits} digits`,
      ),
      v.transform(Number),
    ),
    fallback,
  );

/** Seconds, with a fraction or not, between the tries of one delivery. */
const retries = v.pipe(
  v.optional(v.string(), DELIVERY_TRIES),
  v.regex(
    /^\d{1,7}(?:\.\d{1,3})?(?:,\d{1,7}(?:\.\d{1,3})?)*$/,
    'must be seconds with commas between them, such as 0,5,300',
  ),
  v.transform((value) => value.split(',').map(Number)),
  v.maxLength(50, 'must be at most 50 numbers'),
);

const filled = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const address = (...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `must be an address starting with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    ),
  );

/** What a master key has at least. */
export const SECRET_KEY_BYTES = 32;

const bytesOf = (key: string) => Buffer.from(key, /^[0-9a-f]+$/i.test(key) ? 'hex' : 'base64');

const secretKey = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (key) => /^(?:(?:[0-9a-f]{2})+|[\w+/-]+=*)$/i.test(key) && bytesOf(key).length >= SECRET_KEY_BYTES,
      `must be at least ${SECRET_KEY_BYTES} bytes in base64 or hex (make one with: openssl rand -base64 32)`,
    ),
    v.transform(bytesOf),
  ),
);

const otlpProtocol = v.picklist(['http/protobuf', 'http/json'], 'must be http/protobuf or http/json');

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const environment = v.object({
  ROLE: v.optional(v.picklist(['all', 'api', 'sites', 'worker'], 'must be all, api, sites or worker'), 'all'),
  HOST: v.optional(filled, '127.0.0.1'),
  PORT: port(4000),
  SITES_PORT: port(4080),
  METRICS_HOST: v.optional(filled, '127.0.0.1'),
  METRICS_PORT: v.optional(portNumber),
  ADMIN_HOST: v.optional(filled, '127.0.0.1'),
  ADMIN_PORT: v.optional(portNumber),
  ADMIN_TOKEN: v.optional(v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters long'))),
  PUBLIC_URL: origin('http://localhost:3000'),
  SITES_DOMAIN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'must be a lower-case host name, with a port if not 80 or 443'),
    ),
    'sites.localhost:4080',
  ),
  SITES_SCHEME: v.optional(v.picklist(['http', 'https'], 'must be http or https'), 'http'),
  DATA_DIR: v.optional(filled, '.data'),
  DATABASE_URL: v.optional(address('postgres:', 'postgresql:')),
  SECRET_KEY: secretKey,
  SECRET_KEY_PREVIOUS: secretKey,
  S3_ENDPOINT: v.optional(address('http:', 'https:')),
  S3_BUCKET: v.optional(filled),
  S3_REGION: v.optional(filled, 'us-east-1'),
  S3_ACCESS_KEY: v.optional(filled),
  S3_SECRET_KEY: v.optional(filled),
  S3_CREATE_BUCKET: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  SMTP_URL: v.optional(address('smtp:', 'smtps:')),
  CONFIRM_EMAIL: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  ACCOUNT_MAILS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  MAIL_FROM: v.optional(filled, 'Landfall <no-reply@landfall.example>'),
  SANDBOX_PAYMENTS: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[sr]k_/, 'must be a secret key: it starts with sk_ or rk_')),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^whsec_/, 'must be the signing secret of the webhook: it starts with whsec_')),
  ),
  STRIPE_API_URL: origin('https://api.stripe.com'),
  PAYMENT_TIMEOUT_MS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{1,4}$/, 'must be milliseconds, 10 to 99999'), v.transform(Number)),
    '10000',
  ),
  PURCHASES_PER_ADDRESS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999'), v.transform(Number)),
    '30',
  ),
  BTCPAY_URL: v.optional(address('http:', 'https:')),
  BTCPAY_STORE_ID: v.optional(filled),
  BTCPAY_API_KEY: v.optional(filled),
  BTCPAY_WEBHOOK_SECRET: v.optional(filled),
  INVOICE_SELLER: v.optional(filled, 'Landfall'),
  TRUSTED_PROXIES: list,
  SITES_FORWARDED_HOST: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  MAX_CONNECTIONS: whole(6, '5000'),
  CONNECTIONS_PER_ADDRESS: whole(6, '500'),
  BODY_TIMEOUT_MS: whole(6, '30000'),
  FILE_READS: whole(5, '200'),
  FILE_READS_PER_ADDRESS: whole(5, '32'),
  REQUEST_RATE: v.optional(
    v.union(
      [v.literal('off'), v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number))],
      'must be off or a whole number',
    ),
    '30',
  ),
  WORK_THREADS: whole(2, String(Math.min(4, Math.max(2, availableParallelism())))),
  WORK_MEMORY_MB: whole(5, '256'),
  WORK_WARM: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  MEDIA_PROCESSES: whole(2, '2'),
  MEDIA_MEMORY_MB: whole(5, '768'),
  ALLOWED_ORIGINS: list,
  DNS_SERVERS: v.pipe(
    list,
    v.everyItem(
      (server) => isDnsServer(server),
      'must be addresses of name servers, such as 9.9.9.9 or 127.0.0.1:5353',
    ),
  ),
  OUTBOUND_ALLOW: v.pipe(
    list,
    v.everyItem((network) => isNetwork(network), 'must be addresses or networks, such as 10.1.2.3 or 10.0.0.0/8'),
  ),
  WEBHOOK_RETRIES: retries,
  SLACK_URL: origin('https://hooks.slack.com'),
  DISCORD_URL: origin('https://discord.com'),
  TELEGRAM_URL: origin('https://api.telegram.org'),
  MAILCHIMP_URL: v.optional(address('http:', 'https:')),
  BREVO_URL: origin('https://api.brevo.com'),
  KIT_URL: origin('https://api.kit.com'),
  HUBSPOT_URL: origin('https://api.hubapi.com'),
  GOOGLE_TOKEN_URL: origin('https://oauth2.googleapis.com'),
  GOOGLE_SHEETS_URL: origin('https://sheets.googleapis.com'),
  META_URL: origin('https://graph.facebook.com'),
  GA4_URL: origin('https://www.google-analytics.com'),
  TIKTOK_URL: origin('https://business-api.tiktok.com'),
  CDN_CNAME: v.optional(filled, 'cdn.landfall.example'),
  CDN_PURGE_URL: v.optional(address('http:', 'https:')),
  CDN_PURGE_TOKEN: v.optional(filled),
  OPENVERSE_URL: v.optional(address('http:', 'https:')),
  PEXELS_KEY: v.optional(filled),
  PEXELS_URL: origin('https://api.pexels.com'),
  AI_URL: v.optional(address('http:', 'https:')),
  AI_KEY: v.optional(filled),
  AI_MODEL: v.optional(filled),
  AI_TIMEOUT_MS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{1,5}$/, 'must be milliseconds, 10 to 999999'), v.transform(Number)),
    '90000',
  ),
  AI_ATTEMPTS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-5]$/, 'must be a number from 1 to 5'), v.transform(Number)),
    '5',
  ),
  AI_TONE: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  AI_PRICE_INPUT: price,
  AI_PRICE_OUTPUT: price,
  GENERATION_DELAY_MS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be milliseconds, at most 999999'), v.transform(Number)),
    '0',
  ),
  AUTOSAVE_MS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{1,5}$/, 'must be milliseconds, 10 to 999999'), v.transform(Number)),
    '2500',
  ),
  SHUTDOWN_DELAY_MS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be milliseconds, at most 99999'), v.transform(Number)),
    '0',
  ),
  SHUTDOWN_REQUESTS_MS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{2,5}$/, 'must be milliseconds, 100 to 999999'), v.transform(Number)),
    '8000',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(address('http:', 'https:')),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.optional(address('http:', 'https:')),
  OTEL_EXPORTER_OTLP_PROTOCOL: v.optional(otlpProtocol),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: v.optional(otlpProtocol),
  // These the exporter reads itself.
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(v.string()),
  OTEL_SERVICE_NAME: v.optional(v.string()),
  OTEL_RESOURCE_ATTRIBUTES: v.optional(v.string()),
  OTEL_SDK_DISABLED: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  OTEL_TRACES_EXPORTER: v.optional(v.picklist(['otlp', 'none'], 'must be otlp or none'), 'otlp'),
  OTEL_TRACES_SAMPLER: v.optional(
    v.picklist(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/, 'must be a share from 0 to 1'),
      v.transform(Number),
    ),
    '1',
  ),
  OTEL_BSP_SCHEDULE_DELAY: whole(6, '5000'),
  OTEL_BSP_EXPORT_TIMEOUT: whole(6, '30000'),
  OTEL_BSP_MAX_QUEUE_SIZE: whole(6, '2048'),
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: whole(6, '512'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'must be one of silent, fatal, error, warn, info, debug, trace',
    ),
    'info',
  ),
});

/** The name of every variable that is read. */
export const VARIABLES = Object.keys(environment.entries);

export interface Config {
  /** What this process does: answer the API, published sites, run what nobody waits for, or all of it. */
  role: 'all' | 'api' | 'sites' | 'worker';
  host: string;
  port: number;
  sitesPort: number;
  /** Where Prometheus reads. Absent: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** The operator's API. Absent: there is none. */
  admin: { host: string; port: number; token: string } | undefined;
  /** The dashboard's origin, without a slash at the end: links in mails and payment pages start with it. */
  publicUrl: string;
  /** Suffix of provider subdomains, with the port where it is part of the address. */
  sitesDomain: string;
  sitesScheme: 'http' | 'https';
  /** Absolute. Holds what the embedded defaults write: db/, storage/, outbox/. */
  dataDir: string;
  /** Absent: PGlite in dataDir/db. */
  databaseUrl: string | undefined;
  /** What stored secrets are encrypted with; the previous one still opens what it encrypted. */
  secretKeys: { current: Buffer | undefined; previous: Buffer | undefined };
  storage:
    | { kind: 'local'; folder: string }
    | {
        kind: 's3';
        endpoint: string | undefined;
        bucket: string;
        region: string;
        accessKey: string;
        secretKey: string;
        /** Make the bucket where it is missing. */
        createBucket: boolean;
      };
  /** Without an SMTP server, messages become files in `outbox`. */
  mail: { from: string; smtpUrl: string | undefined; outbox: string };
  /** Whether a changed e-mail counts only once it is confirmed by mail. */
  confirmEmail: boolean;
  /** Whether the dashboard has the switches of mails to an account, so that mails can lead there. */
  accountMails: boolean;
  payments: PaymentsConfig;
  /** Who sells, a line each, as invoices say it: name, address, tax number. */
  invoiceSeller: string[];
  /** Addresses or networks whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** Whether X-Forwarded-Host of those names the site that a visitor asked for. */
  sitesForwardedHost: boolean;
  limits: LimitsConfig;
  work: WorkConfig;
  /** Origins other than our own that browsers may call the API from. */
  allowedOrigins: string[];
  /** Name servers that custom domains are looked up at; empty: the system's. */
  dnsServers: string[];
  /** Networks that webhooks may reach although they are not public. */
  outboundAllow: string[];
  /** Seconds before each try of a webhook's delivery; the first is the wait before the first try. */
  webhookRetries: number[];
  /** Origins of the services that projects are connected with, without a slash at the end. */
  services: ServicesConfig;
  /** The CNAME target of custom domains. */
  cdnCname: string;
  /** What is told of changes of published pages, so that it forgets them. Absent: nobody. */
  cdnPurge: { url: string; token: string | undefined } | undefined;
  /** Services that owners may take pictures from; none by default. Addresses are without a slash at the end. */
  pictures: { openverseUrl: string | undefined; pexels: { key: string; url: string } | undefined };
  /** Absent: the built-in composer writes the pages. */
  ai:
    | {
        url: string;
        key: string | undefined;
        model: string;
        /** Milliseconds that the model has for a page. */
        timeoutMs: number;
        /** How often it is asked for one before the built-in composer writes it. */
        attempts: number;
        /** The tone of pages whose owner asks for none; empty: the model's own. */
        tone: string;
        /** What a million tokens cost, in the operator's currency; 0 where it is not configured. */
        prices: { input: number; output: number };
      }
    | undefined;
  /** Milliseconds that a generation waits before it writes: lets tests and demonstrations see it pending. */
  generationDelayMs: number;
  /** Milliseconds after the last change in the visual editor until it is kept as a draft. */
  autosaveMs: number;
  /** Milliseconds between failing readiness and the end of listening. */
  shutdownDelayMs: number;
  /** Milliseconds that requests and visits which were taken in have to finish once the process is asked to end. */
  shutdownRequestsMs: number;
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
  /** Traces of OpenTelemetry. Absent: off. */
  tracing: TracingConfig | undefined;
}

/** How traces are chosen and sent; where to, the exporter reads from the environment itself. */
export interface TracingConfig {
  protocol: 'http/protobuf' | 'http/json';
  sampler: (typeof SAMPLERS)[number];
  /** For the samplers by ratio. */
  share: number;
  batch: {
    scheduledDelayMillis: number;
    exportTimeoutMillis: number;
    maxQueueSize: number;
    maxExportBatchSize: number;
  };
}

/** Their own, unless a proxy or a test stands in. */
export interface ServicesConfig {
  slack: string;
  discord: string;
  telegram: string;
  /** Absent: the data centre's that an API key names. */
  mailchimp: string | undefined;
  brevo: string;
  kit: string;
  hubspot: string;
  googleToken: string;
  googleSheets: string;
  meta: string;
  ga4: string;
  tiktok: string;
}

/** What one caller, and all of them together, may hold at once. */
export interface LimitsConfig {
  /** Connections to each of the two servers, and those of one address or IPv6 network that is no trusted proxy. */
  connections: number;
  connectionsPerAddress: number;
  /** Milliseconds that a body which is no upload may take to arrive. */
  bodyMs: number;
  /** Stored files that are being sent, and those of them to one address. */
  fileReads: number;
  fileReadsPerAddress: number;
  /** Points that an account regains in a second; see http/request-budget.ts. Null: no budget. */
  requestRate: number | null;
}

/** How many workers there are beside the thread that serves, and the megabytes of each. */
export interface WorkConfig {
  /** For texts, markup and drawings. */
  threads: number;
  threadMemoryMb: number;
  /** Whether workers start with the process and load what they do, before anybody waits for it. */
  isWarm: boolean;
  /** For pictures and videos. */
  mediaProcesses: number;
  mediaMemoryMb: number;
}

export interface PaymentsConfig {
  /** Milliseconds that a provider has for an answer; the buyer waits for it. */
  timeoutMs: number;
  /** How many purchases one address may begin in ten minutes. */
  startsPerAddress: number;
  /** Cards. Absent: no Stripe. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string } | undefined;
  /** Cryptocurrencies. Absent: no BTCPay server. `url` is without a slash at the end. */
  btcpay: { url: string; storeId: string; apiKey: string; webhookSecret: string } | undefined;
  /**
   * Whether anybody may buy without paying, by the methods that no other provider serves. Off by default where a real
   * provider is configured or the dashboard is not on this machine.
   */
  sandbox: boolean;
}

/** Names every variable that is missing or wrong, a line each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = v.InferOutput<typeof environment>;

/**
 * Reads the configuration from environment variables. An empty variable counts as absent.
 * @throws ConfigError
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environment, present);
  if (!parsed.success) {
    throw new ConfigError(parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('\n'));
  }
  const e = parsed.output;
  const dataDir = resolve(e.DATA_DIR);
  if (e.ROLE !== 'all' && !e.DATABASE_URL)
    throw new ConfigError(`DATABASE_URL is missing: ROLE is ${e.ROLE}, and the embedded database has one process`);
  return {
    role: e.ROLE,
    host: e.HOST,
    port: e.PORT,
    sitesPort: e.SITES_PORT,
    metrics: e.METRICS_PORT === undefined ? undefined : { host: e.METRICS_HOST, port: e.METRICS_PORT },
    admin: adminConfig(e),
    publicUrl: e.PUBLIC_URL,
    sitesDomain: e.SITES_DOMAIN,
    sitesScheme: e.SITES_SCHEME,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    secretKeys: secretKeysConfig(e),
    storage: storageConfig(e, dataDir),
    mail: { from: e.MAIL_FROM, smtpUrl: e.SMTP_URL, outbox: resolve(dataDir, 'outbox') },
    confirmEmail: e.CONFIRM_EMAIL === 'on',
    accountMails: e.ACCOUNT_MAILS === 'on',
    payments: paymentsConfig(e),
    invoiceSeller: e.INVOICE_SELLER.split('|').map((line) => line.trim()),
    trustedProxies: e.TRUSTED_PROXIES,
    sitesForwardedHost: e.SITES_FORWARDED_HOST === 'on',
    limits: {
      connections: e.MAX_CONNECTIONS,
      connectionsPerAddress: e.CONNECTIONS_PER_ADDRESS,
      bodyMs: e.BODY_TIMEOUT_MS,
      fileReads: e.FILE_READS,
      fileReadsPerAddress: e.FILE_READS_PER_ADDRESS,
      requestRate: e.REQUEST_RATE === 'off' ? null : e.REQUEST_RATE,
    },
    work: {
      threads: e.WORK_THREADS,
      threadMemoryMb: e.WORK_MEMORY_MB,
      isWarm: e.WORK_WARM === 'on',
      mediaProcesses: e.MEDIA_PROCESSES,
      mediaMemoryMb: e.MEDIA_MEMORY_MB,
    },
    allowedOrigins: e.ALLOWED_ORIGINS,
    dnsServers: e.DNS_SERVERS,
    outboundAllow: e.OUTBOUND_ALLOW,
    webhookRetries: e.WEBHOOK_RETRIES,
    services: {
      slack: e.SLACK_URL,
      discord: e.DISCORD_URL,
      telegram: e.TELEGRAM_URL,
      mailchimp: e.MAILCHIMP_URL?.replace(/\/$/, ''),
      brevo: e.BREVO_URL,
      kit: e.KIT_URL,
      hubspot: e.HUBSPOT_URL,
      googleToken: e.GOOGLE_TOKEN_URL,
      googleSheets: e.GOOGLE_SHEETS_URL,
      meta: e.META_URL,
      ga4: e.GA4_URL,
      tiktok: e.TIKTOK_URL,
    },
    cdnCname: e.CDN_CNAME,
    cdnPurge: cdnPurgeConfig(e),
    pictures: {
      openverseUrl: e.OPENVERSE_URL?.replace(/(?<!\/)\/+$/, ''),
      pexels: e.PEXELS_KEY === undefined ? undefined : { key: e.PEXELS_KEY, url: e.PEXELS_URL },
    },
    ai: aiConfig(e),
    generationDelayMs: e.GENERATION_DELAY_MS,
    autosaveMs: e.AUTOSAVE_MS,
    shutdownDelayMs: e.SHUTDOWN_DELAY_MS,
    shutdownRequestsMs: e.SHUTDOWN_REQUESTS_MS,
    logLevel: e.LOG_LEVEL,
    tracing: tracingConfig(e),
  };
}

function tracingConfig(e: Environment): Config['tracing'] {
  const endpoint = e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? e.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || e.OTEL_SDK_DISABLED === 'true' || e.OTEL_TRACES_EXPORTER === 'none') return undefined;
  return {
    protocol: e.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? e.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf',
    sampler: e.OTEL_TRACES_SAMPLER,
    share: e.OTEL_TRACES_SAMPLER_ARG,
    batch: {
      scheduledDelayMillis: e.OTEL_BSP_SCHEDULE_DELAY,
      exportTimeoutMillis: e.OTEL_BSP_EXPORT_TIMEOUT,
      maxQueueSize: e.OTEL_BSP_MAX_QUEUE_SIZE,
      maxExportBatchSize: e.OTEL_BSP_MAX_EXPORT_BATCH_SIZE,
    },
  };
}

function adminConfig({ ADMIN_HOST: host, ADMIN_PORT: port, ADMIN_TOKEN: token }: Environment): Config['admin'] {
  if (port === undefined && token === undefined) return undefined;
  if (port === undefined) throw new ConfigError('ADMIN_PORT is missing: ADMIN_TOKEN is set');
  if (token === undefined) throw new ConfigError('ADMIN_TOKEN is missing: ADMIN_PORT is set');
  return { host, port, token };
}

function cdnPurgeConfig({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: Environment): Config['cdnPurge'] {
  if (token && !url) throw new ConfigError('CDN_PURGE_URL is missing: CDN_PURGE_TOKEN is set');
  return url ? { url, token } : undefined;
}

function secretKeysConfig({ SECRET_KEY: current, SECRET_KEY_PREVIOUS: previous }: Environment): Config['secretKeys'] {
  if (previous && !current) throw new ConfigError('SECRET_KEY is missing: SECRET_KEY_PREVIOUS is set');
  return { current, previous };
}

function storageConfig(e: Environment, dataDir: string): Config['storage'] {
  if (!e.S3_BUCKET) {
    if (e.S3_ENDPOINT) throw new ConfigError('S3_BUCKET is missing: S3_ENDPOINT is set');
    return { kind: 'local', folder: resolve(dataDir, 'storage') };
  }
  if (!e.S3_ACCESS_KEY) throw new ConfigError('S3_ACCESS_KEY is missing: S3_BUCKET is set');
  if (!e.S3_SECRET_KEY) throw new ConfigError('S3_SECRET_KEY is missing: S3_BUCKET is set');
  return {
    kind: 's3',
    endpoint: e.S3_ENDPOINT,
    bucket: e.S3_BUCKET,
    region: e.S3_REGION,
    accessKey: e.S3_ACCESS_KEY,
    secretKey: e.S3_SECRET_KEY,
    createBucket: e.S3_CREATE_BUCKET === 'on',
  };
}

const isLoopback = (url: string) => /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

function paymentsConfig(e: Environment): PaymentsConfig {
  const stripe = stripeConfig(e);
  const btcpay = btcpayConfig(e);
  const sandbox = e.SANDBOX_PAYMENTS ? e.SANDBOX_PAYMENTS === 'on' : !stripe && !btcpay && isLoopback(e.PUBLIC_URL);
  const { PAYMENT_TIMEOUT_MS: timeoutMs, PURCHASES_PER_ADDRESS: startsPerAddress } = e;
  return { timeoutMs, startsPerAddress, stripe, btcpay, sandbox };
}

function stripeConfig(e: Environment): PaymentsConfig['stripe'] {
  if (!e.STRIPE_SECRET_KEY) {
    if (e.STRIPE_WEBHOOK_SECRET) throw new ConfigError('STRIPE_SECRET_KEY is missing: STRIPE_WEBHOOK_SECRET is set');
    return undefined;
  }
  if (!e.STRIPE_WEBHOOK_SECRET) throw new ConfigError('STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY is set');
  return { secretKey: e.STRIPE_SECRET_KEY, webhookSecret: e.STRIPE_WEBHOOK_SECRET, apiUrl: e.STRIPE_API_URL };
}

function btcpayConfig(e: Environment): PaymentsConfig['btcpay'] {
  if (!e.BTCPAY_URL) return undefined;
  const needed = (name: 'BTCPAY_STORE_ID' | 'BTCPAY_API_KEY' | 'BTCPAY_WEBHOOK_SECRET') => {
    const value = e[name];
    if (!value) throw new ConfigError(`${name} is missing: BTCPAY_URL is set`);
    return value;
  };
  return {
    url: e.BTCPAY_URL.replace(/(?<!\/)\/+$/, ''),
    storeId: needed('BTCPAY_STORE_ID'),
    apiKey: needed('BTCPAY_API_KEY'),
    webhookSecret: needed('BTCPAY_WEBHOOK_SECRET'),
  };
}

function aiConfig(e: Environment): Config['ai'] {
  if (!e.AI_URL) return undefined;
  if (!e.AI_MODEL) throw new ConfigError('AI_MODEL is missing: AI_URL is set');
  return {
    url: e.AI_URL,
    key: e.AI_KEY,
    model: e.AI_MODEL,
    timeoutMs: e.AI_TIMEOUT_MS,
    attempts: e.AI_ATTEMPTS,
    tone: e.AI_TONE,
    prices: { input: e.AI_PRICE_INPUT, output: e.AI_PRICE_OUTPUT },
  };
}
