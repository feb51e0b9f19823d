import { existsSync } from 'node:fs';
import { installPackages } from './apt.ts';

const BINARY = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx with its brotli module is here; on Debian as root it is installed now. */
export function hasNginx(): boolean {
  const found = () => existsSync(BINARY) && existsSync(BROTLI) && existsSync('/usr/bin/envsubst');
  if (!found())
    installPackages('nginx for the deployment tests', 'nginx-light', 'libnginx-mod-http-brotli-static', 'gettext-base');
  return found();
}
