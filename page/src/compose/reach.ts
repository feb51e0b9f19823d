import type { Fact } from '@landfall/shared/contracts';
import type { PageWords } from '../languages/page-words.ts';
import type { IconName } from '../sections/icons.ts';

/** Ways to reach somebody, as facts name them. */
export type Way = keyof PageWords['ways'];

const WAYS: readonly Way[] = ['phone', 'whatsapp', 'email', 'web', 'social'];

export const ICON_OF: Readonly<Record<Way, IconName>> = {
  phone: 'phone',
  whatsapp: 'message-circle',
  email: 'mail',
  web: 'globe',
  social: 'users',
};

const EMAIL = /^[^\s@<>"'&]{1,64}@[^\s@<>"'&]{1,190}\.[a-z]{2,24}$/i;
const WEB = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]{1,63}\.){1,5}[a-z]{2,24}(?:[/?#][^\s"'<>]*)?$/iu;
const PHONE = /^[+\d(][\d\s()./-]{4,28}\d$/;
const NETWORKS = ['instagram', 'facebook', 'tiktok', 'linkedin', 'youtube'] as const;
const HANDLE = /^@[\w.]{2,40}$/;

/** Which way a contact is; null for one that its label does not say and its value does not show. */
export function wayOf({ label, value, text }: Pick<Fact, 'label' | 'value' | 'text'>): Way | null {
  const known = WAYS.find((way) => way === label);
  if (known) return known;
  const shown = value || text;
  if (EMAIL.test(shown)) return 'email';
  if (PHONE.test(shown)) return 'phone';
  if (HANDLE.test(shown)) return 'social';
  return WEB.test(shown) ? 'web' : null;
}

/** "(11) 91234-5678": grouped as Brazilians do, or it may be another country's code that begins it ("34 912 345 678"). */
const BRAZILIAN_MOBILE = /^\(?[1-9]{2}\)?[ -]?9\d{4}[ .-]\d{4}$/;

const digitsOf = (text: string): string =>
  text
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');

/** Where what is written leads: an e-mail address, a phone or a website; undefined where it is none of them. */
export function hrefOf(written: string, way: Way | null, about = ''): string | undefined {
  const value = written.trim();
  if (EMAIL.test(value)) return `mailto:${value}`;
  if (PHONE.test(value)) {
    const digits = digitsOf(value);
    const international = /^(?:\+|00)/.test(digits);
    if (way === 'whatsapp' && BRAZILIAN_MOBILE.test(value)) return `https://wa.me/55${digits}`;
    if (way === 'whatsapp' && international) return `https://wa.me/${digits.replace(/^(?:\+|00)/, '')}`;
    return `tel:${digits}`;
  }
  if (HANDLE.test(value)) {
    const network = NETWORKS.find((name) => about.toLowerCase().includes(name));
    return (
      network &&
      `https://www.${network}.com/${network === 'instagram' || network === 'facebook' ? value.slice(1) : value}`
    );
  }
  if (!WEB.test(value)) return undefined;
  const address = /^https?:/i.test(value) ? value : `https://${value}`;
  return address.length <= 400 ? address : undefined;
}

const NOT_ON_A_MAP =
  /(?<!\p{L})(?:online|on-line|zoom|teams|meet|internet|web|webinar|virtual\p{L}*|stream\p{L}*|remote|youtube|en línea|en ligne|w sieci)(?!\p{L})/iu;

const MAP_SEARCH = 'https://www.openstreetmap.org/search?query=';
/** The longest address that a link may have. */
const MOST_ADDRESS = 500;

const DISTANCE = /\d ?(?:min|minut\p{L}*|minuten|km|kilomet\p{L}*|m)(?!\p{L})/iu;
const MOST_SMALL_WORDS = 4;

/** Whether a text says how it is at a place, or how far: an address has hardly a word without a capital. */
export function isPlaceRemark(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return DISTANCE.test(text) || (small > MOST_SMALL_WORDS && small > words.length * 0.6);
}

/** A search for an address on a map, in its town where that is known; undefined for a place that is on none. */
export function mapOf(place: string, town = ''): string | undefined {
  if (place.length > 120 || place.includes('\n') || NOT_ON_A_MAP.test(place) || isPlaceRemark(place)) return undefined;
  const address = MAP_SEARCH + encodeURIComponent(town === '' ? place : `${place}, ${town}`).replace(/'/g, '%27');
  return address.length <= MOST_ADDRESS ? address : undefined;
}
