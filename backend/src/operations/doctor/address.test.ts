import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttp, type RequestListener, type Server } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import tls from 'node:tls';
import { CONTRACT_VERSION } from '@landfall/shared/contracts';
import { NO_OPENSSL, type TestCertificates, testCertificates } from '../../testing/certificates.ts';
import { examine } from './doctor.ts';

const HEADERS: Record<string, string> = {
  'content-security-policy': "default-src 'none'; script-src 'self'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-cache',
  'strict-transport-security': 'max-age=31536000',
};

const CONFIG = {
  cdnUrl: '/v1/files/',
  providerDomain: 'sites.localhost',
  payment: { methods: ['card'] },
  capabilities: ['leads'],
  remotes: { mfe_pages: { entry: '/pages/mf-manifest.json', integrity: 'sha384-x' } },
};

interface Dashboard {
  page: { status: number; headers: Record<string, string> };
  config: string;
  ready: { status: number; body: object };
  manifest: { status: number; body: string };
  internal: number;
  /** Milliseconds that its clock is ahead. */
  ahead: number;
}

const manifestFor = (contract: number) =>
  JSON.stringify({ metaData: { buildInfo: { contract }, remoteEntry: { name: 'x', path: '' } } });

const well = (): Dashboard => ({
  page: { status: 200, headers: HEADERS },
  config: JSON.stringify(CONFIG),
  ready: { status: 200, body: { status: 'ok' } },
  manifest: { status: 200, body: manifestFor(CONTRACT_VERSION) },
  internal: 404,
  ahead: 0,
});

let dashboard = well();
const answer: RequestListener = (request, response) => {
  const path = request.url ?? '';
  response.sendDate = false;
  response.setHeader('date', new Date(Date.now() + dashboard.ahead).toUTCString());
  const send = (status: number, type: string, body: string, headers = {}) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  if (path === '/') send(dashboard.page.status, 'text/html', '<!doctype html>', dashboard.page.headers);
  else if (path === '/config.json') send(200, 'application/json', dashboard.config);
  else if (path === '/v1/health/ready')
    send(dashboard.ready.status, 'application/json', JSON.stringify(dashboard.ready.body));
  else if (path === '/pages/mf-manifest.json')
    send(dashboard.manifest.status, 'application/json', dashboard.manifest.body);
  else send(dashboard.internal, 'application/json', '{}');
};

let folder: string;
let server: Server;
let origin: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-doctor-'));
  server = createHttp(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  dashboard = well();
});
after(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const look = async (part: string, env: NodeJS.ProcessEnv = {}) =>
  (await examine({ DATA_DIR: folder, PUBLIC_URL: origin, ...env }))
    .filter((finding) => finding.part === part)
    .map(({ status, seen, todo = '' }) => `${status} ${seen} -> ${todo}`)
    .join('\n');

test('finds nothing wrong with a dashboard that answers as it should', async () => {
  const findings = await examine({ DATA_DIR: folder, PUBLIC_URL: origin });
  assert.ok(findings.length > 15);
  assert.deepEqual(
    findings.filter(({ status }) => status !== 'ok'),
    [],
  );
});

test('tells a page without its headers, another answer in its place, and an address that nobody answers at', async () => {
  const { 'x-frame-options': _frames, 'content-security-policy': _policy, ...rest } = HEADERS;
  dashboard.page.headers = rest;
  assert.match(await look('address'), /warning .* answers without.* content-security-policy, x-frame-options -> Serve/);
  dashboard.page = { status: 502, headers: {} };
  assert.match(await look('address'), /failure .* answers 502, text\/html -> The dashboard's page should be there/);
  const gone = await look('address', { PUBLIC_URL: 'http://127.0.0.1:1' });
  // A container's own address, with nothing behind it, is what `docker compose exec` sees of a dashboard that runs.
  assert.match(gone, /warning http:\/\/127\.0\.0\.1:1 does not answer.* -> In a container/);
  const away = await look('address', { PUBLIC_URL: 'https://landfall.invalid' });
  assert.match(away, /failure https:\/\/landfall\.invalid does not answer.* -> Does the proxy run/);
});

test('tells a backend behind it that is not ready, and internal calls that come through', async () => {
  dashboard.ready = { status: 503, body: { status: 'unavailable', away: ['storage'] } };
  dashboard.internal = 200;
  const text = await look('address');
  assert.match(text, /failure The backend behind it is not ready: 503, without storage/);
  assert.match(text, /failure Strangers can make calls below \/v1\/internal/);
});

test('tells a config.json that browsers cannot read', async () => {
  dashboard.config = '{';
  assert.match(await look('address'), /failure config\.json is no JSON/);
  dashboard.config = JSON.stringify({ ...CONFIG, cdnUrl: '' });
  assert.match(await look('address'), /failure config\.json: cdnUrl: /);
  assert.match(await look('areas'), /warning Not looked at/);
});

test("tells a clock that is not the address's", async () => {
  dashboard.ahead = 12_000;
  assert.match(await look('clock'), /warning The clock at the dashboard's address is 1[23] s ahead of this machine's/);
  dashboard.ahead = -60_000;
  assert.match(await look('clock'), /failure .* is (?:59|60|61) s behind/);
});

test('tells areas that cannot be read or are too new, and what nobody checks', async () => {
  assert.match(await look('areas'), /ok 1 areas answer, built for contract \d+/);
  dashboard.manifest.body = manifestFor(CONTRACT_VERSION + 1);
  assert.match(
    await look('areas'),
    /failure mfe_pages needs contract \d+, and this release provides \d+ -> Release the host/,
  );
  dashboard.manifest = { status: 404, body: '' };
  assert.match(
    await look('areas'),
    /failure mfe_pages cannot be read at .*: it answers 404 -> Look at remotes\.mfe_pages/,
  );
  dashboard.config = JSON.stringify({ ...CONFIG, remotes: { mfe_pages: { entry: '/pages/mf-manifest.json' } } });
  assert.match(await look('areas'), /Browsers run whatever the servers of 1 areas send/);
});

test('tells what the dashboard offers and the backend is not set up for', async () => {
  dashboard.config = JSON.stringify({
    ...CONFIG,
    capabilities: ['account.confirm', 'account.mails', 'pictures.find'],
    payment: { methods: ['card', 'crypto'] },
  });
  const text = await look('areas', { CONFIRM_EMAIL: 'off', SANDBOX_PAYMENTS: 'off' });
  assert.match(text, /warning .*CONFIRM_EMAIL is off/);
  assert.match(text, /warning ACCOUNT_MAILS is off, and the dashboard is told otherwise/);
  assert.match(text, /warning The dashboard offers pictures of services/);
  assert.match(text, /warning The checkout offers to pay by card/);
  assert.match(text, /warning The checkout offers to pay by crypto/);
});

test('tells a certificate that is over, ends soon, is for another name or by nobody', {
  skip: NO_OPENSSL,
}, async (t) => {
  const made: TestCertificates = testCertificates();
  const trusted = tls.getCACertificates('default');
  t.after(() => {
    tls.setDefaultCACertificates(trusted);
    made.close();
  });
  const served = async (name: string, days: number): Promise<string> => {
    const secure = createHttps(made.issue(name, days), answer).listen(0, '127.0.0.1');
    await once(secure, 'listening');
    const { port } = secure.address() as AddressInfo;
    const text = await look('certificates', { PUBLIC_URL: `https://localhost:${port}` });
    secure.closeAllConnections();
    secure.close();
    return text;
  };
  assert.match(
    await served('localhost', 60),
    /failure .* is not trusted: UNABLE_TO_VERIFY_LEAF_SIGNATURE -> .*fullchain/,
  );
  tls.setDefaultCACertificates([...trusted, made.authority]);
  assert.match(await served('localhost', 60), /^ok The dashboard's certificate is right/);
  assert.match(await served('localhost', -1), /failure The certificate of localhost ended on 20\d\d-/);
  assert.match(
    await served('localhost', 12),
    /warning The certificate of localhost has 1[12] days left -> Renew it now/,
  );
  assert.match(await served('localhost', 3), /failure The certificate of localhost has [23] days left/);
  assert.match(
    await served('other.example.com', 60),
    /failure The certificate of localhost is for other\.example\.com/,
  );
  assert.match(
    await look('certificates', { PUBLIC_URL: 'https://127.0.0.1:1' }),
    /failure 127\.0\.0\.1 shows no certificate/,
  );
});

test('says that a dashboard on the internet needs one', async () => {
  const text = await look('certificates', { PUBLIC_URL: 'http://app.landfall.test', DNS_SERVERS: '127.0.0.1:1' });
  assert.match(text, /failure The dashboard is served over plain HTTP/);
});
