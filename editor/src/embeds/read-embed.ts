import { embedAddress, embedHeight } from '@landfall/page/sections/parts/embed-link';

/** What is shown of another site. */
export interface ReadEmbed {
  href: string;
  /** What it is, where that was said. */
  title: string;
  /** Pixels; 0 where nobody said. */
  height: number;
}

const FRAME = /<iframe\s/i;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (written: string): string =>
  written.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (sign, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? sign;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : sign;
  });

function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(
    /([a-z-]{1,40})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi,
  ))
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), decoded(double ?? single ?? bare ?? ''));
  return found;
}

/** An address that nobody gave a scheme is meant to be encrypted. */
const completed = (typed: string): string =>
  typed.startsWith('//') ? `https:${typed}` : /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;

function addressIn(typed: string): string | null {
  const isAddress = /^\S+$/.test(typed) && /[^.]\.[^.]/.test(typed);
  return isAddress ? (embedAddress(completed(typed))?.href ?? null) : null;
}

/**
 * What somebody pasted to have shown: an address, or the markup that a site offers, of which nothing is taken but the
 * frame's address, its title and its height. Null where there is no encrypted address in it.
 */
export function readEmbed(pasted: string): ReadEmbed | null {
  const typed = pasted.trim();
  if (!typed.includes('<')) {
    const href = addressIn(typed);
    return href === null ? null : { href, title: '', height: 0 };
  }
  const start = typed.search(FRAME);
  if (start < 0) return null;
  const attributes = attributesOf(typed.slice(start + '<iframe'.length));
  const href = addressIn(attributes.get('src')?.trim() ?? '');
  if (href === null) return null;
  const height = /^\d+(?:\.\d+)?(?:px)?$/.test(attributes.get('height') ?? '') ? attributes.get('height') : '';
  return {
    href,
    title: (attributes.get('title') ?? '').trim().slice(0, 200),
    height: height ? embedHeight(height.replace('px', '')) : 0,
  };
}
