import { paths } from '@landfall/shared';

/** The parameter that names the domain that is shown. */
export const SHOWN_DOMAIN = 'show';

/** The domains' screen with one domain shown: its row, and while it waits, its records. */
export const domainAddress = (id: string): string => `${paths.domains}?${SHOWN_DOMAIN}=${encodeURIComponent(id)}`;
