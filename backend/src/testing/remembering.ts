import { ArtefactMemory } from '../delivery/artefacts/artefact-memory.ts';
import type { Route } from '../delivery/routes/route.ts';
import { RouteMemory } from '../delivery/routes/route-memory.ts';
import { contentPolicy, POLICY_HEADER } from '../delivery/sites/content-policy.ts';

// Has more routes and documents remembered than may be, and says what those that are take, in bytes. Wants --expose-gc.
const ALLOWED = 16 * 1024 * 1024;
const PAGE = 3_700;
const [COUNT, FIRST] = [30_000, 100_000];

const numbers = Array.from({ length: COUNT }, (_, index) => FIRST + index);
const keyOf = (n: number) => `sites/3f2504e0-4f89-41d3-9a0c-0305e82c${n}/live-0123456789abcdef01234567-${n}.html`;
const addressOf = (n: number) => `site-${n}.example/launch-of-the-year`;
/** As the database's driver makes it: no text is shared with another row. */
const rowOf = (n: number): Route =>
  JSON.parse(
    JSON.stringify({
      ...{ siteId: `3f2504e0-4f89-41d3-9a0c-0305e82c${n}`, pageId: `4f2504e0-4f89-41d3-9a0c-0305e82c${n}` },
      ...{ path: '/launch-of-the-year', title: `A page of ours, number ${n}`, status: 200, location: '' },
      ...{ contentType: 'text/html; charset=utf-8', key: keyOf(n), etag: `0123456789abcdef01${n}`, hasForm: true },
      ...{ formTargets: '', frameOrigins: '', experiment: '', variants: [], language: 'en', cdn: true, code: null },
    }),
  );

function taken(): number {
  for (let turn = 0; turn < 3; turn += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const routes = new RouteMemory(() => {}, { bytes: ALLOWED });
const headers = new WeakMap<Route, string[]>();
await routes.start(async () => ({ isLive: () => true, heardUntil: () => performance.now(), close: async () => {} }));
const before = taken();
for (const n of numbers) {
  await routes.learn(addressOf(n), async () => ({ siteId: `site-${n}`, route: rowOf(n) }));
  const route = routes.known(addressOf(n));
  if (!route) continue;
  const own = [POLICY_HEADER, contentPolicy(route), 'etag', `"${route.etag}-br"`, 'content-length', String(PAGE + n)];
  headers.set(route, [...own, ...Array.from({ length: 20 }, () => 'nosniff')]);
}
const withRoutes = taken();
const store = { readWhole: async () => Buffer.allocUnsafeSlow(PAGE) };
const documents = new ArtefactMemory(store, ALLOWED);
for (const n of numbers) await documents.read(keyOf(n), 'br');
const withDocuments = taken();
const isKept = routes.known(addressOf(numbers.at(-1) ?? 0)) && documents.get(keyOf(numbers.at(-1) ?? 0), 'br');
if (!isKept || headers.has({} as Route)) throw new Error('What came last is remembered.');
console.log(JSON.stringify({ allowed: ALLOWED, routes: withRoutes - before, documents: withDocuments - withRoutes }));
