import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '../routes/route.ts';
import { cookieName, cookieOf } from '../sites/cookies.ts';
import { isPrivate } from '../sites/is-private.ts';

/** The name of the field that the answer is sent in. No form of a page is sent with this one alone. */
export const CONSENT_FIELD = 'landfall_consent';

/** What a visitor answers: whether the owner's code may run; or that the answer is taken back. */
export type ConsentAnswer = 'yes' | 'no' | 'ask';

/**
 * How one visitor gets a page of a site with code: with the code for everybody (`open`), asked, with the code as agreed to,
 * without it as refused; or as it is without any code, where the browser asks for privacy.
 */
export type CodeState = 'open' | 'asked' | 'agreed' | 'refused' | 'private';

const COOKIE = 'lf_consent';

const DAY = 24 * 60 * 60;

/** Seconds that an answer is kept; one that is taken back not at all. */
const LASTS: Readonly<Record<ConsentAnswer, number>> = { yes: 365 * DAY, no: 182 * DAY, ask: 0 };

/** What a page with this code is for a visitor who sends these headers. */
export function codeStateOf(code: NonNullable<Route['code']>, headers: IncomingHttpHeaders, isSecure: boolean) {
  if (!code.asks) return 'open';
  if (isPrivate(headers)) return 'private';
  const kept = cookieOf(headers.cookie, cookieName(COOKIE, isSecure));
  return kept === 'yes' ? 'agreed' : kept === 'no' ? 'refused' : 'asked';
}

/** Whether the code stands in the page then. */
export const hasCode = (state: CodeState): boolean => state === 'open' || state === 'agreed';

/** The answer in a body that was sent; null for anything else. */
export function answerIn(body: unknown): ConsentAnswer | null {
  const [name, answer, ...rest] = typeof body === 'string' ? body.split('=') : [];
  if (name !== CONSENT_FIELD || rest.length > 0) return null;
  return answer === 'yes' || answer === 'no' || answer === 'ask' ? answer : null;
}

/** Keeps an answer in the visitor's browser: first party, for this host alone, and nothing but the answer. */
export const consentCookie = (answer: ConsentAnswer, isSecure: boolean): string =>
  `${cookieName(COOKIE, isSecure)}=${answer === 'ask' ? '' : answer}; Path=/; Max-Age=${LASTS[answer]}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const isHost = (address: string | undefined, host: string | undefined): boolean => {
  try {
    return new URL(address ?? '').host === host;
  } catch {
    return false;
  }
};

/** Whether the site's own page sent this: nobody else answers for its visitors. */
export function isOwnAnswer(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || isHost(headers.origin, headers.host);
}

/** Whether a visitor comes to a page from that page itself, as after an answer: that is no visit. */
export function comesFromItself({ referer, host }: IncomingHttpHeaders, url: string): boolean {
  if (!isHost(referer, host)) return false;
  return new URL(referer ?? '').pathname === url.split('?', 1)[0];
}
