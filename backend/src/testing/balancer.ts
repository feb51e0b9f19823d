import { freePort } from './free-port.ts';
import { findNginx, startNginx } from './nginx.ts';

/** Where one process of the backend listens. */
export interface Ports {
  api: number;
  sites: number;
}

const serverAt = (name: string, port: number) => `
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 0;
    location = /balancer { return 200; }
    location / {
      proxy_pass http://${name};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Connection "";
      proxy_request_buffering off;
      proxy_buffering off;
      proxy_read_timeout 180s;
    }
  }`;

// A server that refuses connections is left alone for a second; what was not sent yet goes to another one.
const upstream = (name: string, ports: readonly number[]) => `
  upstream ${name} {
    ${ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 16;
  }`;

/** One nginx before several processes, some of which need not be there; null where nginx is not installed. */
export async function startBalancer(
  processes: readonly Ports[],
): Promise<(Ports & { stop: () => Promise<void> }) | null> {
  const nginx = findNginx();
  if (!nginx) return null;
  const own = { api: await freePort(), sites: await freePort() };
  const names = ['api', 'sites'] as const;
  const http = names
    .map(
      (name) =>
        upstream(
          name,
          processes.map((ports) => ports[name]),
        ) + serverAt(name, own[name]),
    )
    .join('\n');
  const { stop } = await startNginx(nginx, () => http, `http://127.0.0.1:${own.api}/balancer`);
  return { ...own, stop };
}
