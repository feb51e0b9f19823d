const MAX_LENGTH = 100;

/** Letters that do not come apart into a base letter and an accent. */
const SPELLED_OUT: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Lowercase, without accents: how texts are compared. */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => SPELLED_OUT[letter] ?? '');

/**
 * The slug that a title suggests: 'Panadería Sol' gives '/panaderia-sol'. It always keeps the rules of slugs;
 * a title without a single Latin letter or digit suggests '/'.
 */
export function slugOfTitle(title: string): string {
  const words = withoutAccents(title)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  const trimmed = words.replace(/^-/, '').slice(0, MAX_LENGTH - 1);
  return `/${trimmed.replace(/-$/, '')}`;
}

/**
 * What the slug field makes of each keystroke: lowercase, repeated hyphens and slashes collapsed, a leading '/'.
 * It does not hide a mistake: other characters stay, for the field's message to speak of.
 */
export const sanitizeSlug = (typed: string): string =>
  `/${typed.toLowerCase()}`.replace(/-{2,}/g, '-').replace(/\/{2,}/g, '/');
