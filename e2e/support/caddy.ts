import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installPackages } from '../../tools/apt.ts';
import { inRoot } from '../../tools/root.ts';

const isInstalled = () => spawnSync('caddy', ['version']).status === 0;

/** Whether Caddy is here; on Debian as root it is installed now. */
export function hasCaddy(): boolean {
  if (!isInstalled()) installPackages('Caddy for the deployment tests', 'caddy');
  return isInstalled();
}

/** The dashboard's host name that the proxy answers. */
export const DASHBOARD_HOST = 'app.landfall.example';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('The machine gave no port.');
  return address.port;
}

interface Call {
  method?: string;
  path: string;
  /** Address of this machine that the call comes from: any of 127.0.0.0/8. */
  from: string;
  headers?: Record<string, string>;
  body?: string;
}

/** One call to the dashboard through the proxy. Resolves with its status. */
export type AskCaddy = (call: Call) => Promise<number>;

const caller =
  (port: number): AskCaddy =>
  ({ method = 'GET', path: address, from, headers, body }) =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, servername: DASHBOARD_HOST, localAddress: from, method };
      // Its authority is made for this test alone.
      const call = request(
        {
          ...options,
          path: address,
          headers: { host: DASHBOARD_HOST, ...headers },
          rejectUnauthorized: false,
          agent: false,
        },
        (response) => {
          response.resume();
          response.once('end', () => resolve(response.statusCode ?? 0));
        },
      );
      call.once('error', reject).end(body);
    });

/** Runs the proxy with certificates in front of a dashboard, as its own file says, as long as `use` runs. */
export async function withCaddy(dashboard: number, use: (ask: AskCaddy) => Promise<void>): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), 'landfall-caddy-'));
  const [http, https] = [await freePort(), await freePort()];
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    DASHBOARD_HOST,
    DASHBOARD: `127.0.0.1:${dashboard}`,
    CADDY_OPTIONS: `admin off\nlocal_certs\nskip_install_trust\nhttp_port ${http}\nhttps_port ${https}`,
  };
  const args = ['run', '--config', inRoot('tools/deploy/caddy/Caddyfile'), '--adapter', 'caddyfile'];
  const caddy: ChildProcess = spawn('caddy', args, { env, stdio: 'ignore' });
  const ask = caller(https);
  try {
    const deadline = Date.now() + 20_000;
    while (!(await ask({ path: '/config.json', from: '127.0.0.1' }).catch(() => undefined))) {
      if (Date.now() > deadline) throw new Error('Caddy did not answer within 20 seconds.');
      await pause(50);
    }
    await use(ask);
  } finally {
    caddy.kill();
    await once(caddy, 'exit');
    await rm(home, { recursive: true, force: true });
  }
}
