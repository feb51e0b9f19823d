import * as v from 'valibot';
import { message } from './message.ts';
import { flag, id, text } from './wire.ts';

export const domainType = v.picklist(['provider', 'custom']);
export type DomainType = v.InferOutput<typeof domainType>;

export const domainStatus = v.picklist(['active', 'pending', 'error']);
export type DomainStatus = v.InferOutput<typeof domainStatus>;

export const domain = v.object({
  domain_id: id,
  type: v.fallback(domainType, 'custom'),
  domain: v.string(),
  ssl: flag,
  status: v.fallback(domainStatus, 'pending'),
});
export type Domain = v.InferOutput<typeof domain>;

/** GET project/{id}/domain/cdn: the CNAME target of custom domains. */
export const cdnResponse = v.object({ cdn: text });
export type CdnResponse = v.InferOutput<typeof cdnResponse>;

/** The part of a provider subdomain that the person chooses. */
export const providerSubdomain = v.pipe(
  v.string(),
  v.minLength(6, message('subdomain_too_short', 'Must be at least {min} characters.', { min: 6 })),
  v.regex(
    /^[a-z0-9-]+$/,
    message('subdomain_characters', 'Only lowercase letters (a-z), numbers, and hyphens (-) are allowed.'),
  ),
);

const INVALID_DOMAIN = message('domain_invalid', 'Please enter a valid domain or subdomain (e.g., shop.example.com).');

/** A custom domain: dotted, the last part letters only. */
export const customDomain = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(5, INVALID_DOMAIN),
  v.regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i, INVALID_DOMAIN),
);

/** The add-domain dialog, once for each type. */
export const providerDomainForm = v.object({ subdomain: providerSubdomain });
export const customDomainForm = v.object({ domain: customDomain });
