import { linkAddress } from '@landfall/page/sanitize/link-address';

/** What a percent-encoded text says; the text itself where it is none. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path of a page of this site that an address leads to; empty for any other address. */
export function pathOfSite(address: string): string {
  if (!address.startsWith('/') || /^\/(?:v1|_landfall)\//.test(address)) return '';
  const [path = ''] = address.split(/[?#]/);
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The anchor on a page, at `ownPath` of its site, that a link of this page leads to; empty where it leads elsewhere. */
export function ownAnchor(href: string, ownPath: string): string {
  const address = linkAddress(href) ?? href;
  const at = address.indexOf('#');
  if (at < 0) return '';
  const isOwn = /^[?#]/.test(address) || (ownPath !== '' && decoded(pathOfSite(address)) === ownPath);
  return isOwn ? decoded(address.slice(at + 1)) : '';
}
