/** Exactly this many bytes pass, one more is refused. */
export const MAX_AVATAR_BYTES = 25 * 1024 * 1024;

/** What the file chooser offers, and what is accepted. */
export const AVATAR_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/jpg'];

/** Why a file cannot become an avatar; undefined where it can be tried. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!AVATAR_TYPES.includes(type)) return 'Solo se permiten archivos PNG, JPEG o JPG';
  if (size > MAX_AVATAR_BYTES) return 'Image must be smaller than 25MB';
  return undefined;
}

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
