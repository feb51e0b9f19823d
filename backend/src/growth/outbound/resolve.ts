import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** Milliseconds for one answer of a name server. */
const TIMEOUT = 3_000;

/** Finds the addresses of a name; none where there are none. */
export type Resolve = (name: string) => Promise<LookupAddress[]>;

const LOCAL: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * Asks name servers, not the system's resolver: that one has four threads for everybody, and a dead name server would
 * hold them all.
 */
export function createResolve(servers: readonly string[]): Resolve {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return async (name) => {
    // By definition, whatever a name server says.
    if (/(?:^|\.)localhost\.?$/i.test(name)) return LOCAL;
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
  };
}
