import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Why tests with certificates are skipped; false where they are not. */
export const NO_OPENSSL: string | false = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return false;
  } catch {
    return 'openssl is not on this machine';
  }
})();

export interface TestCertificates {
  /** The authority's own certificate, for whoever is to trust it. */
  authority: string;
  /** A key and a certificate for a name, with so many days left; below zero it is over. */
  issue: (name: string, days: number) => { key: string; cert: string };
  close: () => void;
}

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** A certificate authority of our own in a temporary folder. */
export function testCertificates(): TestCertificates {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-certificates-'));
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const subject = ['-subj', '/CN=Landfall test authority', '-addext', 'basicConstraints=critical,CA:TRUE'];
  openssl('req', '-x509', ...NEW_KEY, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '100', ...subject);
  return {
    authority: read('ca.pem'),
    issue(name, days) {
      const named = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
      openssl('req', ...NEW_KEY, '-keyout', 'own.key', '-out', 'own.csr', ...named);
      const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-copy_extensions', 'copy'];
      openssl('x509', '-req', '-in', 'own.csr', ...by, '-days', String(days), '-out', 'own.pem');
      return { key: read('own.key'), cert: read('own.pem') };
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
