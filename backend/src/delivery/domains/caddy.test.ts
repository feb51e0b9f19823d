import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { connect, type TLSSocket } from 'node:tls';
import { buildSitesApp } from '../../sites-app.ts';
import { dnsServer } from '../../testing/dns-server.ts';
import { freePort } from '../../testing/free-port.ts';
import { testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const CADDYFILE = join(import.meta.dirname, '../../../../tools/deploy/caddy/Caddyfile');
const installed = spawnSync('caddy', ['version']).status === 0;
const skip = installed ? false : 'Caddy is not on this machine (apt-get install caddy)';

/** A page over TLS by a host's name, and who vouches for the name. */
function visit(port: number, host: string, path: string): Promise<{ status: number; names: string; body: string }> {
  return new Promise((resolve, reject) => {
    // Its authority is made for this test alone: the certificate is looked at, not trusted.
    const options = { host: '127.0.0.1', port, servername: host, path, headers: { host }, rejectUnauthorized: false };
    const call = request({ ...options, agent: false }, async (response) => {
      const { subjectaltname = '' } = (response.socket as TLSSocket).getPeerCertificate();
      let body = '';
      for await (const part of response.setEncoding('utf8')) body += part;
      resolve({ status: response.statusCode ?? 0, names: subjectaltname, body });
    });
    call.once('error', reject).end();
  });
}

test('the proxy gets a certificate for a proven domain and serves its page, and none for any other', {
  skip,
}, async (t) => {
  const dns = await dnsServer();
  const backend = await testApp({ DNS_SERVERS: dns.address, SITES_SCHEME: 'https' });
  const sites = await buildSitesApp(backend.context);
  const home = mkdtempSync(join(tmpdir(), 'landfall-caddy-'));
  t.after(async () => {
    await sites.close();
    await backend.close();
    await dns.close();
    rmSync(home, { recursive: true, force: true });
  });
  const listening = { host: '127.0.0.1', port: 0, listenTextResolver: () => 'Listening' };
  await backend.app.listen(listening);
  await sites.listen(listening);
  const [http, https] = [await freePort(), await freePort()];
  const addressOf = (server: { address: () => unknown }) => `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    API: addressOf(backend.app.server),
    SITES: addressOf(sites.server),
    CADDY_OPTIONS: `admin off\nlocal_certs\nskip_install_trust\nhttp_port ${http}\nhttps_port ${https}`,
  };
  const args = ['--config', CADDYFILE, '--adapter', 'caddyfile'];
  const valid = spawnSync('caddy', ['validate', ...args], { env, encoding: 'utf8' });
  assert.equal(valid.status, 0, valid.stderr);

  const { token } = await backend.signIn({ planName: 'premium' });
  const type = 'project:landing:page';
  const project = { name: 'Rocket shop', description: 'We sell small rockets.', tipo: type, type };
  const { project_id } = (await backend.call('POST /v1/api/project/new', { token, body: project })).json().data;
  const base = `/v1/api/project/${project_id}`;
  const page = { title: 'Launch', slug: '/launch', description: '', description_ai: '' };
  assert.equal((await backend.call(`POST ${base}/page/new`, { token, body: page })).statusCode, 201);
  const body = { type: 'custom', domain: 'shop.rockets-example.com' };
  const { data } = (await backend.call(`POST ${base}/domain`, { token, body })).json();

  const caddy = spawn('caddy', ['run', ...args], { env, stdio: 'ignore' });
  t.after(async () => {
    caddy.kill();
    await once(caddy, 'exit');
  });
  await until(async () => {
    const socket = connect({ host: '127.0.0.1', port: https, servername: 'nobody.example', rejectUnauthorized: false });
    const [error] = await once(socket, 'error');
    return error.code !== 'ECONNREFUSED';
  });

  await assert.rejects(visit(https, data.domain, '/launch'), 'claimed, not proven');
  for (const check of data.checks) dns.set(check.type, check.name, [check.expected]);
  const proven = (await backend.call(`POST ${base}/domain/${data.domain_id}/verify`, { token })).json().data;
  assert.equal(proven.status, 'active');
  const shown = await visit(https, data.domain, '/launch');
  assert.deepEqual([shown.status, shown.names], [200, `DNS:${data.domain}`]);
  assert.match(shown.body, /Launch/);
  await assert.rejects(visit(https, 'somebody-else.example.com', '/launch'));
  const inside = await visit(https, 'app.landfall.example', '/v1/internal/domain-allowed?domain=shop.example.com');
  assert.equal(inside.status, 404);
});
