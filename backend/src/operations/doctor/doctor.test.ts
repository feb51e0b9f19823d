import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type DnsServer, dnsServer } from '../../testing/dns-server.ts';
import { freePort } from '../../testing/free-port.ts';
import { startS3 } from '../../testing/s3-server.ts';
import { smtpServer } from '../../testing/smtp-server.ts';
import { run } from '../cli/run.ts';
import { examine } from './doctor.ts';
import type { Finding } from './finding.ts';
import { lookAtNode } from './machine.ts';

let folder: string;
let dns: DnsServer;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-doctor-'));
  dns = await dnsServer();
});
after(async () => {
  await dns.close();
  await rm(folder, { recursive: true, force: true });
});

/** What is said of one part, a line each: `failure It cannot be reached: ... -> what to do`. */
const said = (findings: readonly Finding[], part: string): string =>
  findings
    .filter((finding) => finding.part === part)
    .map(({ status, seen, todo = '' }) => `${status} ${seen} -> ${todo}`)
    .join('\n');

/** Nothing listens at the dashboard's address of these. */
const look = async (env: NodeJS.ProcessEnv, part: string) =>
  said(await examine({ DATA_DIR: folder, PUBLIC_URL: 'http://localhost:1', ...env }), part);

/** An address on the internet, by a name that our own name server knows. */
const onTheInternet = () => ({ PUBLIC_URL: 'https://app.landfall.test', DNS_SERVERS: dns.address });

test('names every variable that is wrong, and looks no further', async () => {
  const findings = await examine({ DATA_DIR: folder, PORT: 'four', SMTP_URL: 'mail.example.com' });
  assert.deepEqual([...new Set(findings.map(({ part }) => part))], ['configuration']);
  assert.match(said(findings, 'configuration'), /^failure PORT must be a port number -> Mend/m);
  assert.match(said(findings, 'configuration'), /^failure SMTP_URL must be an address/m);
});

test('says which variable was most likely misspelt, and what contradicts an address on the internet', async () => {
  const text = await look(
    { ...onTheInternet(), SMTP_ULR: 'smtp://x', SITES_DOMAIN: 'sites.landfall.test', SANDBOX_PAYMENTS: 'on' },
    'configuration',
  );
  assert.match(text, /SMTP_ULR is set, and nothing reads it -> Is SMTP_URL meant/);
  assert.match(text, /both below landfall\.test/);
  assert.match(text, /failure Anybody can buy without paying/);
  assert.match(text, /TRUSTED_PROXIES is not set/);
  assert.match(text, /Links to published sites begin with http/);
  assert.match(text, /an example -> Set CDN_CNAME/);
});

test('tells secrets that can be guessed, and a key that others can read; on the internet they are failures', async () => {
  const own = await mkdtemp(join(folder, 'key-'));
  await writeFile(join(own, 'secret.key'), `${'ab'.repeat(32)}\n`);
  await chmod(join(own, 'secret.key'), 0o644);
  const env = {
    DATA_DIR: own,
    SECRET_KEY: 'bGFuZGZhbGwtdHJ5aW5nLWl0LW91dC1vbmx5LWtleSE=',
    ADMIN_PORT: '1',
    ADMIN_TOKEN: 'abababababababababababababababababab',
    DATABASE_URL: 'postgres://landfall:landfall@127.0.0.1:1/landfall',
  };
  const text = await look(env, 'secrets');
  assert.match(text, /warning SECRET_KEY is the default that everybody knows/);
  assert.match(text, /warning ADMIN_TOKEN repeats a few characters/);
  assert.match(text, /warning The password in DATABASE_URL is the default/);
  assert.match(text, /warning .*secret\.key, the master key, can be read by other accounts/);
  assert.match(await look({ ...env, ...onTheInternet() }, 'secrets'), /failure SECRET_KEY is the default/);
  const fine = { SECRET_KEY: 'Qm9vdHMgYW5kIGFuY2hvcnMgYXJlIHNvbGQgaGVyZS4=' };
  assert.match(await look(fine, 'secrets'), /^ok 1 secrets, none of which is easily guessed/);
});

test('says no secret, whatever is wrong, in text or in JSON', async () => {
  const secrets = ['pa%24sword-of-db', 'pa$sword-of-db', 'smtp-pass-9', 's3-secret-value-1', 'admin-token-'.repeat(3)];
  const env = {
    DATA_DIR: folder,
    PUBLIC_URL: 'http://localhost:1',
    DATABASE_URL: `postgres://landfall:${secrets[0]}@pa$sword-of-db.test:1/x`,
    SMTP_URL: `smtp://me:${secrets[2]}@127.0.0.1:1`,
    S3_BUCKET: 'b',
    S3_ENDPOINT: `http://127.0.0.1:1`,
    S3_ACCESS_KEY: 'an-access-key-1',
    S3_SECRET_KEY: secrets[3],
    SECRET_KEY: 'ab'.repeat(32),
    ADMIN_PORT: '1',
    ADMIN_TOKEN: secrets[4],
  };
  for (const args of [['doctor'], ['doctor', '--json']]) {
    const { exitCode, stdout, stderr } = await run(args, env);
    assert.equal(exitCode, 1);
    for (const secret of [...secrets, env.SECRET_KEY, env.S3_ACCESS_KEY])
      assert.ok(!`${stdout}${stderr}`.includes(String(secret)), `${secret} in ${stdout}`);
  }
  const { data } = { data: JSON.parse((await run(['doctor', '--json'], env)).stdout) };
  assert.equal(data.ok, false);
  assert.equal(data.failures, data.findings.filter(({ status }: Finding) => status === 'failure').length);
});

test('is called rightly or says how, and ends with 0 where nothing failed', async () => {
  assert.equal((await run(['doctor', '--nonsense'], { DATA_DIR: folder })).exitCode, 2);
  assert.match((await run(['doctor', '--help'], {})).stdout, /--mail-to/);
  assert.match((await run(['--help'], {})).stdout, /doctor +Look at everything/);
});

test('tells a store that cannot be written to: a file in its place, one that is gone, a disk that is full or read-only', async () => {
  const own = await mkdtemp(join(folder, 'store-'));
  const storage = async () => look({ DATA_DIR: own }, 'storage');
  assert.match(await storage(), /ok .*storage is not there yet: the first start makes it/);
  await mkdir(join(own, 'db'));
  assert.match(await storage(), /failure .*storage is not there -> Is its disk mounted/);
  await writeFile(join(own, 'storage'), '');
  assert.match(await storage(), /failure An object could not be written in .*storage: .*not a folder/);
  await rm(join(own, 'storage'));
  await mkdir(join(own, 'storage'));
  assert.match(await storage(), /ok An object was written to .*, read back and deleted/);
  assert.deepEqual(await readdir(join(own, 'storage')), []);
});

test('tells a full disk and one that is mounted read-only', async (t) => {
  const own = await mkdtemp(join(folder, 'mount-'));
  const mount = (...options: string[]) => spawnSync('mount', [...options, own]).status === 0;
  if (!mount('-t', 'tmpfs', '-o', 'size=256k', 'tmpfs')) return t.skip('nothing can be mounted here');
  try {
    await mkdir(join(own, 'storage'));
    assert.match(await look({ DATA_DIR: own }, 'disk'), /failure 0\.0 GB of 0\.0 GB are free/);
    // All but nothing.
    await writeFile(join(own, 'ballast'), Buffer.alloc(300_000)).catch(() => {});
    assert.match(await look({ DATA_DIR: own }, 'storage'), /failure .*ENOSPC.* -> The disk is full/);
    await rm(join(own, 'ballast'));
    assert.ok(mount('-o', 'remount,ro'));
    assert.match(await look({ DATA_DIR: own }, 'storage'), /failure .*EROFS.* -> The account that runs this may not/);
  } finally {
    spawnSync('umount', [own]);
  }
});

test('tells a store on S3 that is away, that has no such bucket, and one that is well', async (t) => {
  const s3 = await startS3();
  t.after(s3.close);
  const storage = (env = {}) => look({ ...s3.env, ...env }, 'storage');
  assert.match(await storage(), /ok An object was written to bucket files, read back and deleted/);
  assert.match(await storage({ S3_BUCKET: 'other' }), /failure .*bucket.* -> There is no such bucket/);
  await s3.away();
  assert.match(await storage(), /failure .* -> It cannot be reached/);
  await s3.back();
  s3.hush();
  const late = await examine({ DATA_DIR: folder, PUBLIC_URL: 'http://localhost:1', ...s3.env }, { patience: 300 });
  assert.match(said(late, 'storage'), /failure no answer within 0\.3 seconds/);
  s3.speak();
});

test('tells a bucket in another region', async (t) => {
  const elsewhere = createServer((_request, response) => {
    response.writeHead(400, { 'content-type': 'application/xml' });
    response.end('<Error><Code>AuthorizationHeaderMalformed</Code><Message>expecting eu-south-2</Message></Error>');
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  t.after(() => elsewhere.close());
  const { port } = elsewhere.address() as AddressInfo;
  const env = {
    STORAGE_DRIVER: 's3',
    S3_BUCKET: 'b',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY: 'access',
    S3_SECRET_KEY: 'secret',
  };
  assert.match(await look(env, 'storage'), /failure .*AuthorizationHeaderMalformed.* -> S3_REGION/);
});

test('greets the mail server without sending, tells what it refuses, and sends one where that is asked', async () => {
  const mail = await smtpServer({ user: 'me', pass: 'right-one' });
  const to = (login: string) => mail.url.replace('//', `//${login}@`);
  assert.match(
    await look({ SMTP_URL: to('me:right-one') }, 'mail'),
    /ok 127\.0\.0\.1 took the connection, and the pass/,
  );
  assert.match(
    await look({ SMTP_URL: to('me:wrong-one') }, 'mail'),
    /failure .*EAUTH.* -> User or password in SMTP_URL/,
  );
  const nobody = `smtp://127.0.0.1:${await freePort()}`;
  assert.match(await look({ SMTP_URL: nobody }, 'mail'), /failure .*ECONNREFUSED.* -> Nothing listens there/);
  assert.equal(mail.messages.length, 0);

  const env = { DATA_DIR: folder, PUBLIC_URL: 'http://localhost:1', SMTP_URL: to('me:right-one') };
  const send = async () => said(await examine(env, { mailTo: 'ops@example.com' }), 'mail');
  assert.match(await send(), /ok The mail server took a message to ops@example\.com/);
  assert.match(mail.messages[0] ?? '', /To: ops@example\.com/);
  mail.recipientAnswer = '550 nobody of this name';
  assert.match(await send(), /failure The mail server did not take a message to ops@example\.com: .*550/);
  await mail.close();

  assert.match(await look(onTheInternet(), 'mail'), /failure No mail server is set/);
  assert.match(await look({}, 'mail'), /^ok No mail server is set/);
});

test('looks up the dashboard, any site and what custom domains point at', async () => {
  const env = { ...onTheInternet(), SITES_DOMAIN: 'landfall-sites.test', CDN_CNAME: 'cdn.landfall.test' };
  dns.set('A', 'app.landfall.test', ['127.0.0.9']);
  const names = await look(env, 'names');
  assert.match(names, /ok The dashboard's host, app\.landfall\.test, leads to 127\.0\.0\.9/);
  assert.match(names, /failure Any name of the sites' domain, \*\.landfall-sites\.test, has no address/);
  assert.match(names, /failure What custom domains point at, cdn\.landfall\.test, has no address/);
  dns.fail(true);
  assert.match(await look(env, 'names'), /failure app\.landfall\.test could not be looked up: .*ESERVFAIL/);
  dns.fail(false);
});

test('tells a Node.js that is too old, and memory that the configuration may outgrow', async () => {
  const heard: string[] = [];
  const report = { ok: () => {}, warning: () => {}, failure: (seen: string) => heard.push(seen) };
  lookAtNode(undefined as never, report, '20.19.0');
  assert.deepEqual(heard, ['Node.js 20.19.0']);
  assert.match(await look({}, 'node'), /^ok Node\.js/);
  assert.match(await look({ WORK_THREADS: '99', WORK_MEMORY_MB: '99999' }, 'memory'), /warning .* -> Give it more, or/);
});
