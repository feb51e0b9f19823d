import { safeSessionStorage } from '@landfall/shared';
import type { AreaSession } from '@landfall/shared/contracts';

const keyOf = ({ trial, remote }: AreaSession): string => `trial:${trial} ${remote}`;
const FAILED = 'failed';

/** What this tab is counted as: the first version that it used in a trial, and whether that one failed. */
const known = (session: AreaSession): string[] => safeSessionStorage.read(keyOf(session))?.split(' ') ?? [];

/** Counts this tab once for a trial, at the deployment's reporter. Nothing where there is none. */
export function countSession(errorsUrl: string, session: AreaSession): void {
  if (!errorsUrl || known(session).length > 0) return;
  safeSessionStorage.write(keyOf(session), session.version);
  if (known(session).length === 0) return;
  fetch(`${errorsUrl}/session`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(session),
  }).catch(() => {});
}

/** What a report says of the trial: whether it is this tab's first one. Undefined where the tab is counted elsewhere. */
export function failInSession(errorsUrl: string, session: AreaSession): { trial: string; first: boolean } | undefined {
  countSession(errorsUrl, session);
  const [version, failed] = known(session);
  if (version !== session.version) return undefined;
  safeSessionStorage.write(keyOf(session), `${version} ${FAILED}`);
  return { trial: session.trial, first: failed !== FAILED };
}
