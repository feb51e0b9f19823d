import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.ts';

/** What a test says when it is skipped for want of nginx. */
export const NO_NGINX = 'nginx is not on this machine (apt-get install nginx-light)';

/** Where nginx is on this machine; null where it is not. */
export function findNginx(): string | null {
  const found = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
  return found ?? null;
}

const configOf = (folder: string, http: string): string => `
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${http}
}
`;

/**
 * An nginx of our own, until it is stopped. `http` makes what stands in its block of that name, and may put files into the
 * folder that it gets; `address` is one that answers 200 once it listens.
 */
export async function startNginx(
  nginx: string,
  http: (folder: string) => string,
  address: string,
): Promise<{ stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-nginx-'));
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'nginx.conf'), configOf(folder, http(folder)));
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  await until(() =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    async stop() {
      child.kill('SIGQUIT');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
