import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { domains, notifications, releasedNames } from '../../platform/db/schema.ts';
import { type DnsServer, dnsServer } from '../../testing/dns-server.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';
import { runDomainCheck, sweepDueDomains } from './domain-jobs.ts';
import { CLAIM_LIFE } from './domain-state.ts';

const CDN = 'cdn.landfall.example';
let dns: DnsServer;
let backend: TestSites;
before(async () => {
  dns = await dnsServer();
  backend = await testSites({ DNS_SERVERS: dns.address, SITES_SCHEME: 'https' });
});
after(async () => {
  await backend.close();
  await dns.close();
});

interface Owner {
  token: string;
  base: string;
}

async function owner(planName = 'premium'): Promise<Owner> {
  const { token } = await backend.signIn({ planName });
  return { token, base: await newProject(token) };
}
async function newProject(token: string): Promise<string> {
  const type = 'project:landing:page';
  const body = { name: 'Rocket shop', description: 'We sell small rockets.', tipo: type, type };
  const answer = await backend.call('POST /v1/api/project/new', { token, body });
  return `/v1/api/project/${answer.json().data.project_id}`;
}
const add = ({ token, base }: Owner, domain: string, type = 'custom') =>
  backend.call(`POST ${base}/domain`, { token, body: { type, domain } });
const verify = ({ token, base }: Owner, id: string) => backend.call(`POST ${base}/domain/${id}/verify`, { token });
const list = async ({ token, base }: Owner) => (await backend.call(`GET ${base}/domain`, { token })).json().data;
const rowOf = async (id: string) => {
  const [row] = await backend.context.db.select().from(domains).where(eq(domains.id, id));
  assert.ok(row);
  return row;
};
const routed = async (domain: string) =>
  (await backend.call(`GET /v1/internal/domain-allowed?domain=${domain}`)).statusCode === 200;
let made = 0;
const newName = () => `shop-${++made}.example.com`;

/** What the owner of a name does at the DNS provider. */
function prove({ checks }: { checks: { type: 'CNAME' | 'TXT'; name: string; expected: string }[] }) {
  for (const { type, name, expected } of checks) dns.set(type, name, [expected]);
}

test('a claim says which records it waits for', async () => {
  const name = newName();
  const answer = await add(await owner(), name.toUpperCase());
  assert.equal(answer.statusCode, 201, answer.body);
  const { data, message } = answer.json();
  assert.deepEqual(
    [data.domain, data.type, data.status, data.ssl, data.primary],
    [name, 'custom', 'pending', false, false],
  );
  assert.equal(data.checked_at, null);
  const [cname, txt] = data.checks;
  assert.deepEqual(cname, { type: 'CNAME', name, expected: CDN, found: [], addresses: [], ok: false });
  assert.equal(txt.name, `_landfall.${name}`);
  assert.match(txt.expected, /^landfall-verify=[0-9a-f]{32}$/);
  assert.ok(message);
});

test('tells the records of a name before anything is registered, and the same ones afterwards', async () => {
  const who = await owner();
  const name = newName();
  const ask = (domain: string) =>
    backend.call(`POST ${who.base}/domain/records`, { token: who.token, body: { domain } });
  const told = await ask(name.toUpperCase());
  assert.equal(told.statusCode, 200, told.body);
  assert.equal(told.json().data.domain, name);
  assert.equal((await list(who)).length, 1);
  const { data } = (await add(who, name)).json();
  assert.deepEqual(data.checks, told.json().data.checks);
  assert.equal((await ask(name)).statusCode, 409);
  assert.deepEqual(Object.keys((await ask('example')).json().fields), ['domain']);
  const other = (await add(await owner(), name)).json().data;
  assert.notEqual(other.checks[1].expected, data.checks[1].expected);
});

test('says what was found beside what was expected, and is active with both records', async () => {
  const who = await owner();
  const { data } = (await add(who, newName())).json();
  dns.set('CNAME', data.domain, ['Elsewhere.example.net']);
  dns.set('TXT', `_landfall.${data.domain}`, ['something else', 'v=spf1 -all']);
  const first = await verify(who, data.domain_id);
  assert.equal(first.statusCode, 200, first.body);
  assert.equal(first.json().data.status, 'pending');
  const [cname, txt] = first.json().data.checks;
  assert.deepEqual([cname.found, cname.ok, txt.ok], [['elsewhere.example.net'], false, false]);
  assert.deepEqual(txt.found.toSorted(), ['something else', 'v=spf1 -all']);

  prove(data);
  const second = (await verify(who, data.domain_id)).json().data;
  assert.deepEqual([second.status, second.ssl], ['active', true]);
  assert.ok(second.checks.every((check: { ok: boolean }) => check.ok));
  assert.ok(Math.abs(second.checked_at - Date.now() / 1000) < 60);
});

test('the root of a domain counts as pointed at us once it has our addresses, and none but ours', async () => {
  const who = await owner();
  const name = `bakery-${++made}.com`;
  const { data } = (await add(who, name)).json();
  const [alias, txt] = data.checks;
  assert.deepEqual([alias.type, alias.name, alias.expected], ['ALIAS', name, CDN]);
  dns.set('TXT', txt.name, [txt.expected]);
  const look = async () => (await verify(who, data.domain_id)).json().data;
  const [ours, ours6] = ['203.0.113.7', '2001:db8:0:0:0:0:0:7'];
  dns.set('A', name, [ours]);
  const unknown = await look();
  assert.deepEqual([unknown.status, unknown.checks[0].addresses], ['pending', []]);

  dns.set('A', CDN, [ours]);
  dns.set('AAAA', CDN, [ours6]);
  dns.set('A', name, [ours, '198.51.100.9']);
  const mixed = await look();
  assert.deepEqual([mixed.status, mixed.checks[0].found], ['pending', [ours, '198.51.100.9']]);
  assert.deepEqual(mixed.checks[0].addresses, [ours, '2001:db8::7']);

  dns.set('A', name, [ours]);
  dns.set('AAAA', name, [ours6]);
  assert.equal((await look()).status, 'active');
  for (const type of ['A', 'AAAA'] as const) for (const each of [name, CDN]) dns.set(type, each, []);
});

test('private addresses prove nothing, even where ours are private', async () => {
  const who = await owner();
  const name = `bakery-${++made}.com`;
  const { data } = (await add(who, name)).json();
  dns.set('TXT', data.checks[1].name, [data.checks[1].expected]);
  for (const each of [name, CDN]) dns.set('A', each, ['10.0.0.7']);
  const { status, checks } = (await verify(who, data.domain_id)).json().data;
  assert.deepEqual([status, checks[0].ok, checks[0].found, checks[0].addresses], ['pending', false, ['10.0.0.7'], []]);
  dns.set('A', CDN, []);
});

test('asks for nothing but the two records below a root, and never for an address there', async () => {
  const who = await owner();
  const name = newName();
  const { data } = (await add(who, name)).json();
  dns.set('CNAME', name, ['localhost']);
  dns.asked.length = 0;
  await verify(who, data.domain_id);
  assert.deepEqual([...new Set(dns.asked)].toSorted(), [`CNAME ${name}`, `TXT _landfall.${name}`]);
});

test('name servers that fail prove nothing, and are no failure of ours', async () => {
  const who = await owner();
  const { data } = (await add(who, newName())).json();
  prove(data);
  dns.fail(true);
  const answer = await verify(who, data.domain_id).finally(() => dns.fail(false));
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.json().data.status, 'pending');
});

test('a custom domain is routed after its proof and not before, and not once it is removed', async () => {
  const who = await owner();
  const { data } = (await add(who, newName())).json();
  const page = { title: 'Launch', slug: '/launch', description: '', description_ai: '' };
  await backend.call(`POST ${who.base}/page/new`, { token: who.token, body: page });
  const visit = async (host = data.domain) => (await backend.visit(`http://${host}/launch`)).statusCode;
  const allowed = async (name = data.domain) =>
    (await backend.call(`GET /v1/internal/domain-allowed?domain=${name}`)).statusCode;

  assert.deepEqual([await visit(), await allowed()], [404, 404]);
  prove(data);
  await verify(who, data.domain_id);
  assert.deepEqual([await visit(), await allowed()], [200, 200]);
  assert.deepEqual([await visit(`${data.domain.toUpperCase()}.:4080`), await allowed(`${data.domain}.`)], [200, 200]);
  await backend.call(`DELETE ${who.base}/domain/${data.domain_id}`, { token: who.token });
  assert.deepEqual([await visit(), await allowed()], [404, 404]);
});

test('certificates are asked about by our own machines alone', async () => {
  const who = await owner();
  const [{ domain }] = await list(who);
  const ask = (headers = {}) =>
    backend.call(`GET /v1/internal/domain-allowed?domain=${domain.split(':')[0]}`, { headers });
  assert.equal((await ask()).statusCode, 200);
  assert.equal((await ask({ 'x-forwarded-for': '203.0.113.9' })).statusCode, 404);
  assert.equal((await backend.call('GET /v1/internal/domain-allowed')).statusCode, 422);
});

test('a proven domain is kept from other projects, in words that tell nothing', async () => {
  const first = await owner();
  const name = newName();
  const { data } = (await add(first, name)).json();
  const again = await add(first, name);
  assert.deepEqual([again.statusCode, again.json().message], [409, 'This project has this domain already.']);
  prove(data);
  await verify(first, data.domain_id);
  assert.equal((await add(first, name)).json().message, 'This project has this domain already.');
  const other = await add(await owner(), name);
  assert.deepEqual([other.statusCode, other.json().code], [409, 'conflict']);
  assert.deepEqual(other.json().fields, { domain: ['This domain is already in use.'] });
});

test('claims without proof keep nobody out, however often they are renewed, and the proof decides', async () => {
  const [squatter, real, third] = [await owner(), await owner(), await owner()];
  const name = newName();
  const claims = [];
  for (const who of [squatter, real, third]) {
    const claim = await add(who, name);
    assert.equal(claim.statusCode, 201, claim.body);
    claims.push(claim.json().data);
  }
  const [first, second, last] = claims;
  assert.equal(new Set(claims.map(({ checks }) => checks[1].expected)).size, 3);
  assert.equal((await verify(squatter, first.domain_id)).json().data.status, 'pending');
  assert.equal(await routed(name), false);

  prove(second);
  assert.equal((await verify(real, second.domain_id)).json().data.status, 'active');
  assert.equal(await routed(name), true);
  for (const who of [squatter, third]) {
    const [, lost] = await list(who);
    assert.deepEqual([lost.status, lost.taken], ['error', true]);
  }
  const late = (await verify(third, last.domain_id)).json();
  assert.deepEqual([late.data.status, late.data.taken], ['pending', true]);
  assert.match(late.message, /Another account has proven/);
  // Even with the records that the first claim asked for, who has proven it keeps it while it works.
  dns.set('TXT', `_landfall.${name}`, [first.checks[1].expected]);
  assert.equal((await verify(squatter, first.domain_id)).statusCode, 409);
  assert.equal((await list(real))[1].status, 'active');
});

test('two claims that are proven at once end with one that works', async () => {
  const [one, other] = [await owner(), await owner()];
  const name = newName();
  const [mine, theirs] = [(await add(one, name)).json().data, (await add(other, name)).json().data];
  prove(mine);
  dns.set('TXT', `_landfall.${name}`, [mine.checks[1].expected, theirs.checks[1].expected]);
  const answers = await Promise.all([verify(one, mine.domain_id), verify(other, theirs.domain_id)]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
  const states = [(await list(one))[1], (await list(other))[1]].map(({ status }) => status);
  assert.equal(states.filter((status) => status === 'active').length, 1);
});

test('a claim that is never proven is given up, and can be tried again', async () => {
  const who = await owner();
  const { data } = (await add(who, newName())).json();
  const longAgo = new Date(Date.now() - CLAIM_LIFE - 1000);
  await backend.context.db.update(domains).set({ claimedAt: longAgo }).where(eq(domains.id, data.domain_id));
  assert.equal((await verify(who, data.domain_id)).json().data.status, 'error');
  const isOfIt = eq(notifications.subjectId, data.domain_id);
  assert.equal(await backend.context.db.$count(notifications, isOfIt), 0, 'nothing was lost');
  assert.equal((await verify(who, data.domain_id)).json().data.status, 'pending');
  prove(data);
  assert.equal((await verify(who, data.domain_id)).json().data.status, 'active');
});

test('a subdomain that was given up rests for ninety days, but not for who had it', async () => {
  const { db } = backend.context;
  const had = await owner();
  const name = `resting-${++made}`;
  const remove = async (who: Owner) => {
    const found = (await list(who)).find(({ domain }: { domain: string }) => domain.startsWith(`${name}.`));
    return backend.call(`DELETE ${who.base}/domain/${found.domain_id}`, { token: who.token });
  };
  await add(had, name, 'provider');
  assert.equal((await remove(had)).statusCode, 200);
  const other = await owner();
  const refused = await add(other, name, 'provider');
  assert.deepEqual([refused.statusCode, refused.json().message], [409, 'This domain is already in use.']);
  assert.equal((await add(had, name, 'provider')).statusCode, 201);

  // So it is with the project, and for another project of the account.
  assert.equal((await backend.call(`DELETE ${had.base}`, { token: had.token })).statusCode, 200);
  assert.equal((await add(other, name, 'provider')).statusCode, 409);
  const moved = { token: had.token, base: await newProject(had.token) };
  assert.equal((await add(moved, name, 'provider')).statusCode, 201);
  await remove(moved);
  const longAgo = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
  await db.update(releasedNames).set({ releasedAt: longAgo });
  assert.equal((await add(other, name, 'provider')).statusCode, 201);
});

test('looks again by itself until the records are there', async () => {
  const who = await owner();
  const { data } = (await add(who, newName())).json();
  assert.ok((await rowOf(data.domain_id)).nextCheckAt);
  await runDomainCheck(backend.context, data.domain_id);
  assert.equal((await rowOf(data.domain_id)).checkedAt, null, 'its time has not come');

  prove(data);
  await backend.context.db
    .update(domains)
    .set({ nextCheckAt: new Date(0) })
    .where(eq(domains.id, data.domain_id));
  await sweepDueDomains(backend.context);
  await until(async () => (await rowOf(data.domain_id)).status === 'active');
});

test('the primary domain begins the addresses of pages', async () => {
  const who = await owner();
  const [provider] = await list(who);
  assert.equal(provider.primary, true);
  const { data } = (await add(who, newName())).json();
  const choose = (id: string, body: object = { primary: true }) =>
    backend.call(`PUT ${who.base}/domain/${id}`, { token: who.token, body });
  assert.equal((await choose(data.domain_id)).statusCode, 409);
  prove(data);
  await verify(who, data.domain_id);
  const chosen = await choose(data.domain_id);
  assert.deepEqual([chosen.statusCode, chosen.json().data.primary], [200, true]);
  assert.deepEqual(
    (await list(who)).map((domain: { primary: boolean }) => domain.primary),
    [false, true],
  );
  const page = { title: 'Launch', slug: '/launch', description: '', description_ai: '' };
  const created = await backend.call(`POST ${who.base}/page/new`, { token: who.token, body: page });
  assert.equal(created.json().data.url, `https://${data.domain}/launch`);

  assert.equal((await choose(data.domain_id, { primary: false })).statusCode, 422);
  assert.equal((await choose('nothing')).statusCode, 404);
  const remove = () => backend.call(`DELETE ${who.base}/domain/${data.domain_id}`, { token: who.token });
  assert.equal((await remove()).statusCode, 200);
  assert.equal((await remove()).statusCode, 404);
  assert.equal((await list(who))[0].primary, true);
});

test('a chosen subdomain works at once, once for everybody', async () => {
  const who = await owner();
  const name = `rockets-${++made}`;
  const answer = await add(who, name, 'provider');
  assert.equal(answer.statusCode, 201, answer.body);
  const { data } = answer.json();
  assert.deepEqual([data.domain, data.status, data.checks], [`${name}.sites.localhost:4080`, 'active', []]);
  assert.equal((await verify(who, data.domain_id)).json().data.status, 'active');
  assert.equal((await add(await owner(), name, 'provider')).statusCode, 409);
  const refused = await add(who, 'Admin', 'provider');
  assert.equal(refused.statusCode, 422);
  assert.deepEqual(refused.json().fields, { domain: ['Must be at least 6 characters.'] });
});

test('twelve claims at once into room for five make five', async () => {
  const who = await owner('pro');
  const answers = await Promise.all(Array.from({ length: 12 }, () => add(who, newName())));
  assert.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 5);
  const refused = answers.filter(({ statusCode }) => statusCode === 402);
  assert.equal(refused.length, 7);
  assert.equal(refused[0]?.json().message, 'Your plan allows up to 5 custom domains.');
  assert.equal((await add({ ...who, base: await newProject(who.token) }, newName())).statusCode, 402);
});

test("another account's project and domains look as if there were none", async () => {
  const who = await owner();
  const { data } = (await add(who, newName())).json();
  const stranger = { ...who, token: (await backend.signIn()).token };
  const own = { ...(await owner()) };
  assert.equal((await add(stranger, newName())).statusCode, 404);
  assert.equal((await verify(stranger, data.domain_id)).statusCode, 404);
  assert.equal((await verify(own, data.domain_id)).statusCode, 404);
  for (const [method, body] of [
    ['PUT', { primary: true }],
    ['DELETE', undefined],
  ] as const) {
    const answer = await backend.call(`${method} ${own.base}/domain/${data.domain_id}`, { token: own.token, body });
    assert.equal(answer.statusCode, 404);
  }
});
