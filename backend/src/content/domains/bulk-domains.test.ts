import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type DnsServer, dnsServer } from '../../testing/dns-server.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let dns: DnsServer;
let backend: TestApp;
before(async () => {
  dns = await dnsServer();
  backend = await testApp({ DNS_SERVERS: dns.address });
});
after(async () => {
  await backend.close();
  await dns.close();
});

interface Made {
  domain_id: string;
  status: string;
  checks: { type: 'CNAME' | 'TXT'; name: string; expected: string }[];
}

async function owner(...names: string[]) {
  const { token, project } = await pageOwner(backend, 'premium');
  const base = `/v1/api/project/${project}/domain`;
  const made: Made[] = [];
  for (const domain of names) {
    const answer = await backend.call(`POST ${base}`, { token, body: { type: 'custom', domain } });
    made.push(answer.json().data);
  }
  const bulk = async (action: string, ids: readonly string[]) =>
    (await backend.call(`POST ${base}/bulk`, { token, body: { action, ids } })).json();
  const list = async (): Promise<Made[]> => (await backend.call(`GET ${base}`, { token })).json().data;
  return { made, bulk, list };
}

test('several domains are looked up in one call, each by itself', async () => {
  const { made, bulk, list } = await owner('one.bulk-example.com', 'two.bulk-example.com');
  const [one, two] = made as [Made, Made];
  for (const { type, name, expected } of two.checks) dns.set(type, name, [expected]);
  const { data } = await bulk('verify', [one.domain_id, 'nobody', two.domain_id]);
  assert.deepEqual(
    data.map(({ id, ok, code }: { id: string; ok: boolean; code?: string }) => [id, ok, code]),
    [
      [one.domain_id, true, undefined],
      ['nobody', false, 'not_found'],
      [two.domain_id, true, undefined],
    ],
  );
  const status = new Map((await list()).map(({ domain_id, status }) => [domain_id, status]));
  assert.deepEqual([status.get(one.domain_id), status.get(two.domain_id)], ['pending', 'active']);
});

test('several domains are removed in one call, and none of another project', async () => {
  const mine = await owner('three.bulk-example.com', 'four.bulk-example.com');
  const theirs = await owner('five.bulk-example.com');
  const ids = [...mine.made, ...theirs.made].map(({ domain_id }) => domain_id);
  const { data } = await mine.bulk('delete', ids);
  assert.deepEqual(
    data.map(({ ok }: { ok: boolean }) => ok),
    [true, true, false],
  );
  assert.ok((await mine.list()).every(({ domain_id }) => !ids.includes(domain_id)));
  assert.ok((await theirs.list()).some(({ domain_id }) => ids.includes(domain_id)));
});

test('nothing and too much at once are refused', async () => {
  const { bulk } = await owner();
  assert.equal((await bulk('delete', [])).code, 'invalid');
  assert.equal((await bulk('delete', Array.from({ length: 101 }, String))).code, 'invalid');
  assert.equal((await bulk('primary', ['one'])).code, 'invalid');
});
