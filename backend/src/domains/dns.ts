import { Resolver } from 'node:dns/promises';
import type { DomainCheck } from '@landfall/shared/contracts';

/** Milliseconds for one answer of a name server. */
const TIMEOUT = 2_000;

/** The record that does not exist, as opposed to a server that does not answer. */
const ABSENT = new Set(['ENODATA', 'ENOTFOUND']);

const tidy = (name: string) => name.toLowerCase().replace(/\.$/, '');

/** What a custom domain's DNS has to say. */
export function wantedRecords(domain: string, proof: string, cdnCname: string): DomainCheck[] {
  return [
    { type: 'CNAME', name: domain, expected: cdnCname, found: [], ok: false },
    { type: 'TXT', name: `_landfall.${domain}`, expected: proof, found: [], ok: false },
  ];
}

/**
 * Looks the wanted records up. Only names are asked for, never addresses, and nothing that is found is contacted.
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
      const { records, answered } = await ask(resolver, check);
      // A person can read ten records; a hostile zone may have thousands.
      const found = records.slice(0, 10).map((record) => record.slice(0, 300));
      const ok = records.some((record) => record === (check.type === 'CNAME' ? tidy(check.expected) : check.expected));
      return { check: { ...check, found, ok }, answered };
    }),
  );
  return { checks: results.map(({ check }) => check), answered: results.every(({ answered }) => answered) };
}

async function ask(resolver: Resolver, { type, name }: DomainCheck): Promise<{ records: string[]; answered: boolean }> {
  try {
    const records =
      type === 'CNAME'
        ? (await resolver.resolveCname(name)).map(tidy)
        : (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    return { records, answered: true };
  } catch (error) {
    return { records: [], answered: ABSENT.has(String((error as NodeJS.ErrnoException).code)) };
  }
}
