import type { SecretBox } from './secret-box.ts';

/** Characters of a token of ours. */
const MOST = 1_000;

/** What a link carries, sealed, so that nobody else makes one. `place` says what the link is for. */
export const linkToken = (secrets: Pick<SecretBox, 'seal'>, carried: object, place: string): string =>
  secrets.seal(JSON.stringify(carried), place);

/** What a link's token carries; undefined for anything that we did not seal for this place. */
export function openLinkToken(secrets: Pick<SecretBox, 'open'>, token: string, place: string): unknown {
  // What was not sealed would be given back as it is.
  if (!token.startsWith('sealed1.') || token.length > MOST) return undefined;
  try {
    return JSON.parse(secrets.open(token, place) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
