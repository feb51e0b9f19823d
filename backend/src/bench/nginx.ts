import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../testing/free-port.ts';
import { findNginx, startNginx } from '../testing/nginx.ts';

/** Serves one file at /page.html by an nginx of our own, as fast as it can; null where nginx is not installed. */
export async function serveByNginx(content: Buffer): Promise<{ port: number; stop: () => Promise<void> } | null> {
  const nginx = findNginx();
  if (!nginx) return null;
  const port = await freePort();
  const http = (folder: string) => {
    mkdirSync(join(folder, 'root'));
    writeFileSync(join(folder, 'root', 'page.html'), content);
    return `sendfile on;
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  types { text/html html; }
  server { listen 127.0.0.1:${port}; root ${folder}/root; }`;
  };
  const { stop } = await startNginx(nginx, http, `http://127.0.0.1:${port}/page.html`);
  return { port, stop };
}
