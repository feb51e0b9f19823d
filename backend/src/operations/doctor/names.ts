import { randomBytes } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Report } from './finding.ts';
import { reasonOf } from './run-checks.ts';
import type { Subject } from './subject.ts';

/** The host of an address as sockets and look-ups take it: `[::1]` without its brackets. */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^\[|\]$/g, '');

/** Browsers find these on their own machine, whatever DNS says. */
export const isLocal = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || /^127\./.test(host) || host === '::1';

/** A name below the sites' domain that no site has: only a wildcard answers it. */
const anySite = (sitesDomain: string) => `doctor-${randomBytes(4).toString('hex')}.${sitesDomain.replace(/:\d+$/, '')}`;

const NOT_THERE = new Set(['ENOTFOUND', 'ENODATA']);

/** Addresses of a name, as the world sees them. Empty where there are none. @throws where the name server does not answer */
async function addressesOf(resolver: Resolver, host: string): Promise<string[]> {
  const none = (error: NodeJS.ErrnoException) => {
    if (NOT_THERE.has(error.code ?? '')) return [];
    throw error;
  };
  return (await Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)])).flat();
}

/** Whether DNS knows the dashboard, any name below the sites' domain, and what custom domains point at. */
export async function lookAtNames({ config, env, signal }: Subject, report: Report): Promise<void> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (config.dnsServers.length > 0) resolver.setServers(config.dnsServers);
  signal.addEventListener('abort', () => resolver.cancel());
  const sitesHost = config.sitesDomain.replace(/:\d+$/, '');
  const names = [
    { what: "The dashboard's host", shown: hostOf(config.publicUrl), host: hostOf(config.publicUrl) },
    { what: "Any name of the sites' domain", shown: `*.${sitesHost}`, host: anySite(config.sitesDomain) },
    ...(env.CDN_CNAME ? [{ what: 'What custom domains point at', shown: config.cdnCname, host: config.cdnCname }] : []),
  ];
  await Promise.all(
    names.map(async ({ what, shown, host }) => {
      if (isIP(host) !== 0) return report.ok(`${what} is the address ${shown}`);
      if (isLocal(host)) return report.ok(`${what} is ${shown}, which browsers look for on their own machine`);
      try {
        const found = await addressesOf(resolver, host);
        if (found.length > 0) return report.ok(`${what}, ${shown}, leads to ${found.slice(0, 4).join(', ')}`);
        report.failure(
          `${what}, ${shown}, has no address in DNS`,
          `Add an A or AAAA record for ${shown} that names your proxy.`,
        );
      } catch (error) {
        const todo = 'Look at DNS_SERVERS, or at the name servers of this machine.';
        report.failure(`${shown} could not be looked up: ${reasonOf(error)}`, todo);
      }
    }),
  );
}
