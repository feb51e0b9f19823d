import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../testing/until.ts';

/** Where nginx is on this machine; null where it is not. */
function findNginx(): string | null {
  const found = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
  return found ?? null;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const configOf = (folder: string, port: number): string => `
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  types { text/html html; }
  server { listen 127.0.0.1:${port}; root ${folder}/root; }
}
`;

/** An nginx of our own that serves one file at /page.html, as fast as it can; null where nginx is not installed. */
export async function startNginx(content: Buffer): Promise<{ port: number; stop: () => Promise<void> } | null> {
  const nginx = findNginx();
  if (!nginx) return null;
  const folder = mkdtempSync(join(tmpdir(), 'landfall-nginx-'));
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'root'));
  writeFileSync(join(folder, 'root', 'page.html'), content);
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configOf(folder, port));
  const child: ChildProcess = spawn(nginx, ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const address = `http://127.0.0.1:${port}/page.html`;
  await until(() =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    port,
    async stop() {
      child.kill('SIGQUIT');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
