import { Resolver } from 'node:dns/promises';
import type { DomainCheck } from '@landfall/shared/contracts';
import { getDomain } from 'tldts';
import { isPublicAddress } from './public-address.ts';

/** Milliseconds for one answer of a name server. */
const TIMEOUT = 2_000;

/** The record that does not exist, as opposed to a server that does not answer. */
const ABSENT = new Set(['ENODATA', 'ENOTFOUND']);

const tidy = (name: string) => name.toLowerCase().replace(/\.$/, '');

/** What a custom domain's DNS has to say. */
export function wantedRecords(domain: string, proof: string, cdnCname: string): DomainCheck[] {
  const nothing = { found: [], addresses: [], ok: false };
  return [
    { type: isApex(domain) ? 'ALIAS' : 'CNAME', name: domain, expected: cdnCname, ...nothing },
    { type: 'TXT', name: `_landfall.${domain}`, expected: proof, ...nothing },
  ];
}

/** Whether it is what somebody registered, not a name below it: no CNAME can stand there. */
const isApex = (domain: string) => getDomain(domain, { allowPrivateDomains: true }) === domain;

/**
 * Looks the wanted records up. Nothing that is found is contacted. Addresses are asked for at the root of a domain
 * alone, and only compared with those of the delivery network.
 * `answered` is false where a name server did not say whether the record exists.
 */
export async function lookUpRecords(
  wanted: DomainCheck[],
  servers: readonly string[],
): Promise<{ checks: DomainCheck[]; answered: boolean }> {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const results = await Promise.all(
    wanted.map(async (check) => {
      if (check.type === 'ALIAS') return lookUpAlias(resolver, check);
      const { records, answered } = await ask(resolver, { type: check.type, name: check.name });
      // A person can read ten records; a hostile zone may have thousands.
      const found = records.slice(0, 10).map((record) => record.slice(0, 300));
      const ok = records.some((record) => record === (check.type === 'CNAME' ? tidy(check.expected) : check.expected));
      return { check: { ...check, found, ok }, answered };
    }),
  );
  return { checks: results.map(({ check }) => check), answered: results.every(({ answered }) => answered) };
}

/** Some name servers flatten a CNAME at the root, some call it ALIAS or ANAME: all answer with the target's addresses. */
async function lookUpAlias(resolver: Resolver, check: DomainCheck): Promise<{ check: DomainCheck; answered: boolean }> {
  const [cname, own, target] = await Promise.all([
    ask(resolver, { type: 'CNAME', name: check.name }),
    askAddresses(resolver, check.name),
    askAddresses(resolver, check.expected),
  ]);
  // A private address of ours is no proof of anything: everybody has it.
  const addresses = target.records.filter(isPublicAddress);
  const same = own.records.length > 0 && own.records.every((address) => addresses.includes(address));
  const ok = cname.records.includes(tidy(check.expected)) || same;
  const found = (cname.records.length > 0 ? cname : own).records.slice(0, 10);
  return {
    check: { ...check, found, addresses: addresses.slice(0, 10), ok },
    answered: [cname, own, target].every(({ answered }) => answered),
  };
}

async function askAddresses(resolver: Resolver, name: string): Promise<Answer> {
  const answers = await Promise.all([ask(resolver, { type: 'A', name }), ask(resolver, { type: 'AAAA', name })]);
  return {
    records: answers.flatMap(({ records }) => records),
    answered: answers.every(({ answered }) => answered),
  };
}

interface Answer {
  records: string[];
  answered: boolean;
}

const QUESTIONS = {
  CNAME: async (resolver: Resolver, name: string) => (await resolver.resolveCname(name)).map(tidy),
  TXT: async (resolver: Resolver, name: string) => (await resolver.resolveTxt(name)).map((parts) => parts.join('')),
  A: (resolver: Resolver, name: string) => resolver.resolve4(name),
  AAAA: (resolver: Resolver, name: string) => resolver.resolve6(name),
};

async function ask(
  resolver: Resolver,
  { type, name }: { type: keyof typeof QUESTIONS; name: string },
): Promise<Answer> {
  try {
    const records = await QUESTIONS[type](resolver, name);
    return { records, answered: true };
  } catch (error) {
    return { records: [], answered: ABSENT.has(String((error as NodeJS.ErrnoException).code)) };
  }
}
