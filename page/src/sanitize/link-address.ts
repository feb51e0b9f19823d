const SCHEMES = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)/i;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:xn--[a-z\d-]+|\p{L}{2,})(?::\d{1,5})?(?=$|[/?#])/u;
/** Ends of file names that could be taken for the end of a domain. */
const FILE = /^[^/?#]*\.(?:html?|php|pdf|jpe?g|png|webp|gif|svg|css|js|txt|zip)(?=$|[?#])/i;
const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/.]{2,}$/;
const PHONE = /^\+?[\d\s().-]{6,20}$/;

/**
 * The address that somebody meant who typed one for a link: with its scheme where it is a domain, a mail address or a
 * phone number, and as it is where it is a place on the site (`#contact`, `/menu`) or complete. Empty for an empty one;
 * null for what no visitor could follow, as another scheme or words.
 */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  if (address === '' || SCHEMES.test(address)) return address;
  if (address.startsWith('//')) return linkAddress(`https:${address}`);
  if (/^[#/?]/.test(address)) return /\s/.test(address) ? null : address;
  if (MAIL.test(address)) return `mailto:${address}`;
  if (PHONE.test(address)) return `tel:${address.replace(/[^\d+]/g, '')}`;
  if (/\s/.test(address)) return null;
  if (HOST.test(address) && !FILE.test(address)) return `https://${address}`;
  if (/^[^/?#]*:/.test(address)) return null;
  // A place beside this page would be another one on every page.
  return `/${address.replace(/^(?:\.{1,2}\/)+/, '')}`;
}
