import type { SendOutcome } from '../deliveries/send.ts';
import type { OutboundAnswer } from '../outbound/outbound.ts';

/** Bytes of an answer that a delivery keeps. */
const KEPT = 2_048;

/** Statuses that another try may change although the request was refused. */
const PASSING = new Set([408, 421, 425, 429]);

export type Json = Record<string, unknown>;

/** What an answer says, where it is an object; empty otherwise. */
export function jsonOf({ text }: Pick<OutboundAnswer, 'text'>): Json {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Json) : {};
  } catch {
    return {};
  }
}

/** A text of an object, or nothing. */
export const textAt = (json: unknown, name: string): string => {
  const value = typeof json === 'object' && json !== null ? (json as Json)[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

interface Reading {
  /** The service's own words of why it refused. */
  words?: (json: Json) => string;
  /** Seconds until it may be asked again, where the service says so elsewhere than in `Retry-After`. */
  retryAfter?: (json: Json) => string | undefined;
  /** Whether it refused this lead and would take another. */
  isAboutLead?: (json: Json) => boolean;
}

/** What a service's answer means: whether it took the lead, and where not, why and whether to ask again. */
export function judge(answer: OutboundAnswer, { words, retryAfter, isAboutLead }: Reading = {}): SendOutcome {
  const { status, headers, text } = answer;
  const kept = { status, answer: text.slice(0, KEPT).toWellFormed() };
  if (status >= 200 && status < 300) return { ...kept, error: null };
  const json = jsonOf(answer);
  return {
    ...kept,
    error: words?.(json).slice(0, 500) || null,
    retryAfter: headers['retry-after'] ?? retryAfter?.(json),
    isFinal: status < 500 && !PASSING.has(status),
    isAboutEvent: isAboutLead?.(json) ?? false,
  };
}

/** A lead that a service cannot take, as it needs an address. */
export const WITHOUT_EMAIL: SendOutcome = {
  status: null,
  error: 'This lead has no e-mail address.',
  answer: '',
  isFinal: true,
  isAboutEvent: true,
};

/** Basic authentication. */
export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
