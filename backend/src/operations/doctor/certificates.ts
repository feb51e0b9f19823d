import { readCertificate, type ShownCertificate } from '../../platform/certificates/read-certificate.ts';
import type { Report } from './finding.ts';
import { hostOf, isLocal } from './names.ts';
import { reasonOf } from './run-checks.ts';
import type { Subject } from './subject.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days that are left: certificates of 90 days are renewed with 30 left, so with less than three weeks something is wrong. */
const SOON = 21;
const NOW = 7;

/** Published sites whose certificates are looked at. */
const SITES = 20;

const TRUST_ADVICE: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Browsers refuse it: have your proxy get one from a certificate authority.',
  SELF_SIGNED_CERT_IN_CHAIN:
    'Browsers that do not know your authority refuse it; NODE_EXTRA_CA_CERTS tells this command.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'The server leaves out the certificates between: serve the whole chain (fullchain.pem).',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'The server leaves out the certificates between, or the authority is unknown here.',
};

/** What is wrong with a certificate, with what to do; undefined where nothing is. */
function faultOf(
  host: string,
  { validTo, names, fitsName, refused, issuer }: ShownCertificate,
): { seen: string; todo: string; isSerious: boolean } | undefined {
  const days = Math.floor((validTo.getTime() - Date.now()) / DAY);
  const date = validTo.toISOString().slice(0, 10);
  const renew = 'Renew it now, and look why your proxy did not.';
  if (days < 0) return { seen: `The certificate of ${host} ended on ${date}`, todo: renew, isSerious: true };
  if (!fitsName) {
    const of = names.slice(0, 3).join(', ') || 'no name';
    const todo = `Have your proxy serve a certificate for ${host}.`;
    return { seen: `The certificate of ${host} is for ${of}`, todo, isSerious: true };
  }
  if (refused) {
    const todo = TRUST_ADVICE[refused] ?? 'Have your proxy get one from a certificate authority.';
    return { seen: `The certificate of ${host}, by ${issuer}, is not trusted: ${refused}`, todo, isSerious: true };
  }
  if (days < SOON)
    return { seen: `The certificate of ${host} has ${days} days left`, todo: renew, isSerious: days < NOW };
  return undefined;
}

async function lookAt(address: string, signal: AbortSignal, report: Report): Promise<boolean> {
  const host = hostOf(address);
  try {
    const shown = await readCertificate(host, Number(new URL(address).port || 443), signal);
    const fault = faultOf(host, shown);
    if (!fault) return true;
    (fault.isSerious ? report.failure : report.warning)(fault.seen, fault.todo);
  } catch (error) {
    const todo = 'Does your proxy run, and does it serve this host over TLS?';
    report.failure(`${host} shows no certificate: ${reasonOf(error)}`, todo);
  }
  return false;
}

/** Hosts that published sites are answered at, the first by name; none where the database cannot be read. */
async function siteOrigins({ rows }: Pick<Subject, 'rows'>): Promise<string[]> {
  const database = await rows().catch(() => undefined);
  const found = await database
    ?.read<{ origin: string }>(`select origin from site_hosts where origin like 'https:%' order by host limit ${SITES}`)
    .catch(() => []);
  return (found ?? []).map(({ origin }) => origin);
}

/** Whether the dashboard's certificate and those of published sites are there, trusted, right and not about to end. */
export async function lookAtCertificates(subject: Subject, report: Report): Promise<void> {
  const { config, signal } = subject;
  if (config.publicUrl.startsWith('https:')) {
    if (await lookAt(config.publicUrl, signal, report)) report.ok("The dashboard's certificate is right");
  } else if (isLocal(hostOf(config.publicUrl))) {
    report.ok('None is needed: the dashboard is on this machine');
  } else {
    const todo = 'Put a proxy with certificates in front (docs/operations.md, TLS), and set PUBLIC_URL to https://...';
    report.failure('The dashboard is served over plain HTTP: passwords can be read on the way', todo);
  }
  if (config.sitesScheme !== 'https') return;
  const origins = await siteOrigins(subject);
  const held = await Promise.all(origins.map((origin) => lookAt(origin, signal, report)));
  const right = held.filter(Boolean).length;
  if (origins.length === 0) report.ok('No published site was found whose certificate could be looked at');
  else report.ok(`${right} of ${origins.length} published sites that were looked at have a right certificate`);
}
