import { createHash, randomBytes } from 'node:crypto';

/** Crockford's 32 symbols: no I, L, O or U, so that nothing read aloud or off paper is mistaken. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const NORMALISED = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A new purchase code of 80 random bits, `XXXX-XXXX-XXXX-XXXX`. */
export function generateCode(): string {
  // 256 is a multiple of 32, so the lowest five bits of a random byte are evenly spread.
  const symbols = Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte & 31)).join('');
  return symbols.replace(/(.{4})(?=.)/g, '$1-');
}

/**
 * What a person typed, in the one form that is hashed: upper case without spaces and dashes, the letters
 * that the alphabet leaves out read as the digits that they look like. Null when it cannot be a code.
 */
export function normaliseCode(typed: string): string | null {
  const normalised = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return NORMALISED.test(normalised) ? normalised : null;
}

/** sha-256 of the normalised form, hex: the only form in which a code is stored. */
export function hashCode(normalised: string): string {
  return createHash('sha256').update(normalised).digest('hex');
}
