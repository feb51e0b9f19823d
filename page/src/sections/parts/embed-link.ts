/** Pixels. */
export const LOWEST = 120;
export const HIGHEST = 2000;
export const USUAL_HEIGHT = 450;

// A host may hold signs that mean something in a policy; these are the ones that hosts are registered with.
const HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/;

/** The class of a link to what is shown out of another site. */
export const EMBED_LINK = 'embed-link';

/** Whether an element is the link to what is shown out of another site. */
export const isEmbedLink = (className = ''): boolean => className.split(/\s+/).includes(EMBED_LINK);

/** An address as browsers read it, that something can be shown from: encrypted, and of a host that has a name. Null for others. */
export function embedAddress(typed: string): URL | null {
  const address = URL.canParse(typed) ? new URL(typed) : null;
  return address?.protocol === 'https:' && !address.username && !address.password && HOST.test(address.host)
    ? address
    : null;
}

/** A height that a page has room for, in whole pixels. */
export function embedHeight(written: string | undefined): number {
  const height = Math.round(Number(written || USUAL_HEIGHT));
  return Number.isFinite(height) ? Math.min(HIGHEST, Math.max(LOWEST, height)) : USUAL_HEIGHT;
}
