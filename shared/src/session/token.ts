import { getRuntimeConfig } from '../config/runtime-config.ts';
import { beginSession } from './session.ts';

const COOKIE = 'access_token_app';
const ONE_DAY_SECONDS = 86_400;

const attributes = () => {
  const { cookieDomain } = getRuntimeConfig();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  return `; Path=/; SameSite=Lax${secure}${cookieDomain ? `; Domain=${cookieDomain}` : ''}`;
};

/** The access token, or undefined for a visitor. Its presence alone opens the dashboard's routes. */
export function getToken(): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${COOKIE}=`));
  const value = pair?.slice(COOKIE.length + 1);
  if (!value) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    // Somebody else wrote it: a token all the same, and the first call will tell.
    return value;
  }
}

/** Keeps the token for one day. What belongs to the session before it is forgotten. */
export function setToken(token: string): void {
  beginSession(token);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https, and must work on any origin.
  document.cookie = `${COOKIE}=${encodeURIComponent(token)}; Max-Age=${ONE_DAY_SECONDS}${attributes()}`;
}

export function removeToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${COOKIE}=; Max-Age=0${attributes()}`;
}
