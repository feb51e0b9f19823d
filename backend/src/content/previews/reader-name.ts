import { MOST_READER_NAME_LETTERS } from '@landfall/shared/contracts';
import { cookieOf } from '../../delivery/sites/cookies.ts';

const COOKIE = 'lf-reader';
/** Seconds that the longest links work. */
const LASTS = 30 * 24 * 60 * 60;

/** What the reader of a preview called themselves before; empty where that is not known. */
export function readerName(header: string | undefined): string {
  try {
    return decodeURIComponent(cookieOf(header, COOKIE) ?? '').slice(0, MOST_READER_NAME_LETTERS);
  } catch {
    return '';
  }
}

/** The cookie that keeps it, for one preview alone. */
export const keepReaderName = (name: string, token: string, isSecure: boolean): string =>
  `${COOKIE}=${encodeURIComponent(name.toWellFormed().trim())}; Path=/v1/preview/${token}; Max-Age=${LASTS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
