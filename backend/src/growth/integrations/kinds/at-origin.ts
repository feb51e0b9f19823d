/** An address at the origin that the configuration names in place of the service's own. */
export const atOrigin = (address: string, origin: string, own: string): string =>
  origin === own ? address : address.replace(/^https:\/\/[^/]+/, origin);
