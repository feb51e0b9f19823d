import { type RuntimeConfig, runtimeConfig } from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Report } from './finding.ts';
import { reasonOf } from './run-checks.ts';
import type { Subject } from './subject.ts';

/** Fetches from the dashboard's address as a browser would, without following it elsewhere. */
export const fetchPublic = ({ config, signal }: Pick<Subject, 'config' | 'signal'>, path: string): Promise<Response> =>
  fetch(new URL(path, config.publicUrl), { signal, redirect: 'manual' });

/** What the page of the dashboard has to tell browsers (tools/deploy/nginx/page-headers.conf.template). */
const HEADERS: readonly (readonly [name: string, isRight: (value: string) => boolean])[] = [
  [
    'content-security-policy',
    (value) => value.split(';').some((part) => part.trim().startsWith('script-src ') && part.includes("'self'")),
  ],
  ['x-frame-options', (value) => value.toUpperCase() === 'DENY'],
  ['x-content-type-options', (value) => value.toLowerCase() === 'nosniff'],
  ['referrer-policy', (value) => /strict-origin|no-referrer/i.test(value)],
  ['cache-control', (value) => /no-cache|no-store/i.test(value)],
];

const HSTS = ['strict-transport-security', (value: string) => value.includes('max-age=')] as const;

/** Whether the dashboard's address answers with its page, the right headers, its configuration, and this backend. */
export async function lookAtPublicAddress(subject: Subject, report: Report): Promise<void> {
  const { config, isPublic } = subject;
  const page = await fetchPublic(subject, '/').catch((error) => {
    const seen = `${config.publicUrl} does not answer: ${reasonOf(error)}`;
    if (isPublic)
      report.failure(
        seen,
        'Does the proxy run, and does it pass this host on? From this machine it has to be reachable, too.',
      );
    else
      report.warning(
        seen,
        'In a container this name is the container itself: open the address in your browser instead.',
      );
  });
  if (!page) return;
  await lookAtPage(page, config.publicUrl, report);
  await Promise.all([
    lookAtHealth(subject, report),
    lookAtInternalCalls(subject, report),
    readPublicConfig(subject).then(
      () => report.ok('config.json is readable'),
      (error) => report.failure(reasonOf(error), 'Look at the file that the host serves as /config.json.'),
    ),
  ]);
}

async function lookAtPage(page: Response, url: string, report: Report): Promise<void> {
  const { status, headers } = page;
  await page.body?.cancel();
  if (status !== 200 || !headers.get('content-type')?.startsWith('text/html'))
    return report.failure(
      `${url} answers ${status}, ${headers.get('content-type') ?? 'without a content type'}`,
      "The dashboard's page should be there: is PUBLIC_URL its address, and does the proxy lead to the host?",
    );
  const wanted = url.startsWith('https:') ? [...HEADERS, HSTS] : HEADERS;
  const missing = wanted.filter(([name, isRight]) => !isRight(headers.get(name) ?? '')).map(([name]) => name);
  if (missing.length === 0) return report.ok(`${url} answers with the page and its headers`);
  report.warning(
    `${url} answers without, or with another, ${missing.join(', ')}`,
    missing.includes('strict-transport-security') && missing.length === 1
      ? 'Set SCHEME=https for the host.'
      : 'Serve the host with its own nginx configuration, and have the proxy before it leave its headers alone.',
  );
}

async function lookAtHealth(subject: Subject, report: Report): Promise<void> {
  const todo = 'Does the host pass /v1/ on to a backend that runs (BACKEND_URL), and is the backend ready?';
  const answer = await fetchPublic(subject, '/v1/health/ready').catch(() => undefined);
  const said: unknown = await answer?.json().catch(() => undefined);
  const health = v.safeParse(v.object({ status: v.string(), away: v.optional(v.array(v.string()), []) }), said);
  if (answer?.status === 200 && health.success) return report.ok('The backend behind it is ready');
  const away = health.success && health.output.away.length > 0 ? `, without ${health.output.away.join(', ')}` : '';
  report.failure(`The backend behind it is not ready: ${answer?.status ?? 'no answer'}${away}`, todo);
}

/** Calls between our own machines must not come through from outside. */
async function lookAtInternalCalls(subject: Subject, report: Report): Promise<void> {
  const answer = await fetchPublic(subject, '/v1/internal/area-trials?trial=doctor&remote=doctor').catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  if (answer?.status !== 200) return;
  report.failure(
    'Strangers can make calls below /v1/internal',
    'Have the proxy answer 404 there, and pass X-Forwarded-For.',
  );
}

/** The configuration that browsers get. @throws Error that says what is wrong with it */
export async function readPublicConfig(subject: Pick<Subject, 'config' | 'signal'>): Promise<RuntimeConfig> {
  const answer = await fetchPublic(subject, '/config.json');
  if (answer.status !== 200) throw new Error(`config.json answers ${answer.status}`);
  const held: unknown = await answer.json().catch(() => {
    throw new Error('config.json is no JSON');
  });
  const parsed = v.safeParse(runtimeConfig, held);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`config.json: ${v.getDotPath(issue)}: ${issue.message}`);
}
