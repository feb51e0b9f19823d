import type { PageLanguage } from '@landfall/shared/contracts';
import { encode } from '../artefacts/encode.ts';
import type { Encodings } from '../artefacts/encodings.ts';
import { type CodeState, hasCode } from './consent.ts';
import { consentMarkup } from './consent-markup.ts';
import { liveCountdown } from './live-countdown.ts';
import type { SiteCode } from './site-code.ts';

// Runs in a worker: both are up to megabytes of somebody else's writing.

interface CodeQuestion {
  document: Uint8Array;
  code: SiteCode;
  state: CodeState;
  language: PageLanguage;
}

/** Puts markup before a closing tag of our own writing; without one, at the end. */
function before(document: string, place: number, markup: string): string {
  const at = place < 0 ? document.length : place;
  return document.slice(0, at) + markup + document.slice(at);
}

/**
 * A published document for a visitor in this state: the code exactly as its owner wrote it, at the end of head and body,
 * and before it what asks for consent and what has countdowns run, so that no unbalanced tag of the code takes that along.
 */
export function withCode({ document, code, state, language }: CodeQuestion): string {
  const text = Buffer.from(document).toString();
  const isIn = hasCode(state);
  const own = isIn ? liveCountdown(text, language) + code.bodyEnd : '';
  const end = consentMarkup(state, code, language) + own;
  const ended = before(text, text.lastIndexOf('</body>'), end);
  return isIn && code.head ? before(ended, ended.indexOf('</head>'), code.head) : ended;
}

export const run = (question: CodeQuestion): Encodings => encode(Buffer.from(withCode(question)));
