import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Debian } from './debian.ts';

const FOLDER = '/srv/authority';
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
const SIGNS = 'basicConstraints=critical,CA:true\nkeyUsage=critical,keyCertSign,cRLSign\n';

/** Caddy's global options: its internal issuer, with this authority, and for as long as public ones have it renew. */
const OPTIONS = `cert_issuer internal {
	lifetime 60d
}
pki {
	ca local {
		root {
			format pem_file
			cert ${FOLDER}/root.crt
			key ${FOLDER}/root.key
		}
		intermediate {
			format pem_file
			cert ${FOLDER}/between.crt
			key ${FOLDER}/between.key
		}
	}
}
`;

/** An authority that a Debian believes, in place of a public one. */
export interface Authority {
  /** Its certificate. */
  file: string;
  /** What is said to Caddy, so that it issues certificates of it. */
  caddyOptions: string;
}

/** Makes it with openssl. The Debian believes it once its `ca-certificates` is installed. */
export function makeAuthority(debian: Debian): Authority {
  const folder = debian.at(FOLDER);
  mkdirSync(folder, { recursive: true });
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const root = ['-keyout', 'root.key', '-out', 'root.crt', '-subj', '/CN=Rehearsal'];
  const rights = ['-addext', 'basicConstraints=critical,CA:true', '-addext', 'keyUsage=critical,keyCertSign,cRLSign'];
  openssl('req', '-x509', ...KEY, '-days', '3650', ...root, ...rights);
  openssl('req', ...KEY, '-subj', '/CN=Rehearsal between', '-keyout', 'between.key', '-out', 'between.csr');
  writeFileSync(path.join(folder, 'extensions'), SIGNS);
  const by = ['-CA', 'root.crt', '-CAkey', 'root.key', '-CAcreateserial', '-extfile', 'extensions'];
  openssl('x509', '-req', '-in', 'between.csr', ...by, '-days', '3650', '-out', 'between.crt');
  writeFileSync(path.join(folder, 'options'), OPTIONS);
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  const believed = debian.at('/usr/local/share/ca-certificates');
  mkdirSync(believed, { recursive: true });
  execFileSync('cp', [path.join(folder, 'root.crt'), path.join(believed, 'rehearsal.crt')]);
  return { file: path.join(folder, 'root.crt'), caddyOptions: `import ${FOLDER}/options` };
}
