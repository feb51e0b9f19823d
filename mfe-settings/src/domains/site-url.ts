import type { Domain } from '@landfall/shared/contracts';

/** The address that a domain's site answers at. */
export const siteUrl = ({ domain, ssl }: Pick<Domain, 'domain' | 'ssl'>): string =>
  `${ssl ? 'https' : 'http'}://${domain}`;
