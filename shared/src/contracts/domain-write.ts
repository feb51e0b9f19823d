import * as v from 'valibot';
import { domain, domainStatus, domainType } from './domain.ts';
import { bulkIds, searchQuery } from './list-query.ts';
import { message } from './message.ts';
import { dataOf, flag, text } from './wire.ts';

/** One DNS record that a custom domain needs, and what was found in its place. */
export const domainCheck = v.object({
  /** ALIAS: at the root of a domain, where no CNAME can stand, whatever makes it answer with the addresses of `expected`. */
  type: v.picklist(['CNAME', 'ALIAS', 'TXT']),
  /** The full name of the record. */
  name: v.string(),
  expected: v.string(),
  found: v.nullish(v.array(v.string()), []),
  /** Of an ALIAS: the addresses that `expected` had when it was last looked up. */
  addresses: v.nullish(v.array(v.string()), []),
  ok: flag,
});
export type DomainCheck = v.InferOutput<typeof domainCheck>;

/** A domain where domains can be changed. */
export const domainDetail = v.object({
  ...domain.entries,
  /** The one that the addresses of pages begin with. */
  primary: flag,
  /** What the person has to set at the DNS provider; empty for provider subdomains. */
  checks: v.nullish(v.array(domainCheck), []),
  /** When the records were last looked up, epoch seconds; null before the first time. */
  checked_at: v.nullish(v.number(), null),
  /** A claim that somebody else's proof has ended: it works in another project. */
  taken: v.optional(v.boolean()),
});
export type DomainDetail = v.InferOutput<typeof domainDetail>;

/** The query of GET project/{id}/domain: oldest first unless `sort` says otherwise. */
export const domainListQuery = v.object({
  q: searchQuery,
  status: v.optional(domainStatus),
  sort: v.optional(v.picklist(['domain', '-domain', 'status', '-status'])),
});
export type DomainListQuery = v.InferOutput<typeof domainListQuery>;

/** GET project/{id}/domain; a backend where domains cannot be changed sends the base entries only. */
export const domainListResponse = dataOf(v.array(domainDetail));

const NO_DOMAIN = message('domain_invalid', 'Please enter a valid domain or subdomain (e.g., shop.example.com).');

/** POST project/{id}/domain: of a provider subdomain only the part that the person chooses. */
export const createDomain = v.object({
  type: domainType,
  domain: v.pipe(v.string(), v.trim(), v.maxLength(300, NO_DOMAIN)),
});
export type CreateDomain = v.InferOutput<typeof createDomain>;

/** POST project/{id}/domain/records: a custom domain that nothing was registered of yet. */
export const domainRecordsBody = v.object({ domain: createDomain.entries.domain });
/** The name as it would be registered, and the records that would prove it. */
export const domainRecordsResponse = dataOf(v.object({ domain: v.string(), checks: v.array(domainCheck) }));
export type DomainRecords = v.InferOutput<typeof domainRecordsResponse>['data'];

/** PUT project/{id}/domain/{domain_id} */
export const domainUpdate = v.object({ primary: v.literal(true) });

/** POST project/{id}/domain/bulk: the same for several, each by itself. */
export const bulkDomains = v.object({ action: v.picklist(['verify', 'delete']), ids: bulkIds });
export type BulkDomains = v.InferOutput<typeof bulkDomains>;

/** The response of POST, PUT and verify. */
export const domainResponse = v.object({ data: domainDetail, message: text });
