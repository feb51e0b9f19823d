import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { ConfigError, readConfig, VARIABLES } from './config.ts';

test('needs nothing: the embedded defaults stand', () => {
  const config = readConfig({});
  assert.equal(config.port, 4000);
  assert.equal(config.databaseUrl, undefined);
  assert.deepEqual(config.storage, { kind: 'local', folder: resolve('.data/storage') });
  assert.equal(config.mail.smtpUrl, undefined);
});

test('workers load what they do at the start unless that is switched off', () => {
  assert.equal(readConfig({}).work.isWarm, true);
  assert.equal(readConfig({ WORK_WARM: 'off' }).work.isWarm, false);
});

test('an empty variable counts as absent', () => {
  assert.equal(readConfig({ DATABASE_URL: '', PORT: '' }).port, 4000);
});

test('names every variable that is wrong, and its rule', () => {
  const env = { PORT: '99999', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', PUBLIC_URL: 'app.example.com' };
  assert.throws(
    () => readConfig(env),
    (error) => {
      assert.ok(error instanceof ConfigError);
      for (const name of Object.keys(env)) assert.match(error.message, new RegExp(`^${name} must be`, 'm'));
      return true;
    },
  );
});

test('says what an S3 store still lacks', () => {
  assert.throws(() => readConfig({ S3_BUCKET: 'files' }), /S3_ACCESS_KEY is missing/);
  assert.throws(() => readConfig({ S3_ENDPOINT: 'http://s3.local' }), /S3_BUCKET is missing/);
});

test('never shows a secret in its complaint', () => {
  assert.throws(
    () => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/x' }),
    (error) => {
      assert.ok(!String(error).includes('hunter2'));
      return true;
    },
  );
});

test('takes a master key of at least 32 bytes, in base64 or hex', () => {
  const hex = 'ab'.repeat(32);
  const { current, previous } = readConfig({
    SECRET_KEY: hex,
    SECRET_KEY_PREVIOUS: Buffer.alloc(32).toString('base64'),
  }).secretKeys;
  assert.deepEqual([current?.toString('hex'), previous?.length], [hex, 32]);
  for (const SECRET_KEY of ['short', 'ab'.repeat(31), 'x y'.repeat(30)]) {
    assert.throws(() => readConfig({ SECRET_KEY }), /^ConfigError: SECRET_KEY must be at least 32 bytes/);
  }
  assert.throws(() => readConfig({ SECRET_KEY_PREVIOUS: hex }), /SECRET_KEY is missing/);
});

test('reads lists, and origins without their slash', () => {
  const config = readConfig({ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2', PUBLIC_URL: 'https://app.example.com/' });
  assert.deepEqual(config.trustedProxies, ['10.0.0.1', '10.0.0.2']);
  assert.equal(config.publicUrl, 'https://app.example.com');
});

test('takes payments by the providers that are configured, by the sandbox only where nothing real is', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  assert.equal(readConfig({}).payments.sandbox, true);
  assert.equal(readConfig({ PUBLIC_URL: 'https://app.example.com' }).payments.sandbox, false);
  assert.equal(readConfig(stripe).payments.sandbox, false);
  assert.equal(readConfig({ ...stripe, SANDBOX_PAYMENTS: 'on' }).payments.sandbox, true);
  assert.deepEqual(readConfig(stripe).payments.stripe, {
    secretKey: 'sk_live_1',
    webhookSecret: 'whsec_1',
    apiUrl: 'https://api.stripe.com',
  });
});

test('says what a payment provider still lacks, and what is no key', () => {
  assert.throws(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' }), /STRIPE_WEBHOOK_SECRET is missing/);
  assert.throws(() => readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec_1' }), /STRIPE_SECRET_KEY is missing/);
  assert.throws(() => readConfig({ STRIPE_SECRET_KEY: 'pk_test_1' }), /^ConfigError: STRIPE_SECRET_KEY must be/);
  assert.throws(
    () => readConfig({ BTCPAY_URL: 'https://b.example', BTCPAY_STORE_ID: 's' }),
    /BTCPAY_API_KEY is missing/,
  );
});

test('tells the operator of every variable, and of none that is not read', () => {
  const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const table = /### The backend's variables\n([\s\S]*?)\n## /.exec(guide)?.[1] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([A-Z_\d]+)`/g)].map(([, name]) => name),
  );
  assert.deepEqual(named.sort(), [...VARIABLES].sort());
});

test('traces are off unless an exporter is configured', () => {
  const on = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  assert.equal(readConfig({}).tracing, undefined);
  assert.equal(readConfig({ ...on, OTEL_SDK_DISABLED: 'true' }).tracing, undefined);
  assert.equal(readConfig({ ...on, OTEL_TRACES_EXPORTER: 'none' }).tracing, undefined);
  assert.deepEqual(readConfig(on).tracing, {
    protocol: 'http/protobuf',
    sampler: 'parentbased_always_on',
    share: 1,
    batch: { scheduledDelayMillis: 5_000, exportTimeoutMillis: 30_000, maxQueueSize: 2_048, maxExportBatchSize: 512 },
  });
  const ratio = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  assert.equal(readConfig({ ...on, ...ratio }).tracing?.share, 0.05);
  for (const [name, value] of [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
    ['OTEL_TRACES_SAMPLER_ARG', '5'],
  ] as const)
    assert.throws(() => readConfig({ ...on, [name]: value }), new RegExp(`${name} must be`));
});

test('metrics are off unless a port is named', () => {
  assert.equal(readConfig({}).metrics, undefined);
  assert.deepEqual(readConfig({ METRICS_PORT: '9464' }).metrics, { host: '127.0.0.1', port: 9464 });
  assert.throws(() => readConfig({ METRICS_PORT: 'x' }), /METRICS_PORT must be a port number/);
});
