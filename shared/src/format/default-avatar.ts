/** Services that draw a picture from a name or a hash; their subdomains count too. */
const GENERATORS = ['ui-avatars.com', 'dicebear.com', 'robohash.org', 'boringavatars.com'];

/** Whether the address shows no picture of the person's own: none at all, or one that a service generated. */
export function isDefaultAvatar(address: string): boolean {
  if (address.trim() === '') return true;
  // A root-relative address is on the product's own origin: no generator's.
  if (!URL.canParse(address)) return address.startsWith('//') && isDefaultAvatar(`https:${address}`);
  const { hostname } = new URL(address);
  return GENERATORS.some((generator) => hostname === generator || hostname.endsWith(`.${generator}`));
}
