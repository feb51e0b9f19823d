import type { SentClientError } from '@landfall/shared/contracts';
import { failInSession } from './trial-session.ts';
import type { UnexpectedError } from './unexpected-error.ts';

const MOST_PER_PAGE = 20;
const SAME_AGAIN_MS = 60_000;

const sent = new Map<string, number>();
let count = 0;

/** Addresses lose their queries and fragments: tokens travel there. */
const withoutQueries = (text: string): string => text.replace(/(https?:\/\/[^\s?#)'"]+)[?#][^\s:)'"]*/g, '$1');

/** Whether this error may be reported now: the same one once a minute, and only so many from one page. */
function mayBeSent(key: string, now: number): boolean {
  const last = sent.get(key);
  if (count >= MOST_PER_PAGE || (last !== undefined && now - last < SAME_AGAIN_MS)) return false;
  sent.set(key, now);
  count += 1;
  return true;
}

interface Happened extends UnexpectedError {
  version: string;
  commit: string;
  /** The trial of the area's next version that the error counts for. */
  tried?: string;
}

/** Sends a report without waiting for it; it outlives the page. Whether it arrives changes nothing here. */
export function sendReport(url: string, { remote, kind, error, version, commit, tried }: Happened): void {
  const message = withoutQueries(error.message).slice(0, 500);
  if (!mayBeSent(`${remote} ${kind} ${message}`, Date.now())) return;
  const counted = tried ? failInSession(url, { trial: tried, remote, version }) : undefined;
  const report: SentClientError = {
    remote,
    version: version.slice(0, 100),
    commit: commit.slice(0, 100),
    kind,
    message,
    stack: withoutQueries(error.stack ?? '').slice(0, 4000),
    path: location.pathname.slice(0, 300),
    ...counted,
  };
  // Not a beacon: content blockers drop those, and nothing of the account may travel along.
  fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => {});
}
