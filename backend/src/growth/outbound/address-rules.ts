import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../platform/config.ts';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/** Public by their range, and yet somebody's inside: the metadata of a cloud, and what translates to IPv4 locally. */
const DENIED: readonly Network[] = [ipaddr.parseCIDR('168.63.129.16/32'), ipaddr.parseCIDR('64:ff9b:1::/48')];

/** The only part of IPv6 that is given out to everybody. */
const GLOBAL: Network = ipaddr.parseCIDR('2000::/3');

/** Milliseconds that our own addresses are remembered. */
const OWN_FOR = 10_000;

const isWithin = (address: Address, networks: readonly Network[]): boolean =>
  networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));

/** Which addresses may be reached for customers. */
export interface AddressRules {
  /** Why an IP address may not be reached at a port; null where it may. */
  refusal: (address: string, port: number) => string | null;
  /** Whether a network of the configuration holds the address. */
  isAllowedNetwork: (address: string) => boolean;
}

const ownNow = (): Set<string> =>
  new Set(
    Object.values(networkInterfaces())
      .flat()
      .flatMap((entry) => (entry ? [ipaddr.process(entry.address).toNormalizedString()] : [])),
  );

/** The ports that we listen at, on this machine's addresses. */
function portsOf({ port, sitesPort, admin, metrics, publicUrl }: Config): Set<number> {
  const { port: ours, protocol } = new URL(publicUrl);
  return new Set([
    port,
    sitesPort,
    admin?.port ?? 0,
    metrics?.port ?? 0,
    Number(ours) || (protocol === 'https:' ? 443 : 80),
  ]);
}

/**
 * Only what everybody can reach: nothing private, local, shared, reserved or of this machine, however it is written, but
 * for the networks that the configuration allows. Of those, and of this machine, never a port that we listen at.
 */
export function addressRules(config: Config): AddressRules {
  const allowed = config.outboundAllow.map((text): Network => {
    if (text.includes('/')) return ipaddr.parseCIDR(text);
    const address = ipaddr.parse(text);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  });
  const ports = portsOf(config);
  let own = ownNow();
  let ownAt = Date.now();
  const isOwn = (address: Address) => {
    if (Date.now() - ownAt > OWN_FOR) {
      own = ownNow();
      ownAt = Date.now();
    }
    return address.range() === 'loopback' || own.has(address.toNormalizedString());
  };
  // An IPv4 address within ::ffff:0:0/96 is that address.
  const read = (text: string) => ipaddr.process(text);

  return {
    refusal(text, port) {
      if (!ipaddr.isValid(text)) return 'This is not an address.';
      const address = read(text);
      if (isOwn(address) && ports.has(port)) return 'This is an address of our own.';
      if (isWithin(address, allowed)) return null;
      const isGlobal = address.kind() === 'ipv4' || isWithin(address, [GLOBAL]);
      if (!isGlobal || address.range() !== 'unicast' || isWithin(address, DENIED)) return 'This address is not public.';
      return isOwn(address) ? 'This is an address of our own.' : null;
    },
    isAllowedNetwork: (text) => ipaddr.isValid(text) && isWithin(read(text), allowed),
  };
}
