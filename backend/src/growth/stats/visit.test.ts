import assert from 'node:assert/strict';
import { test } from 'node:test';
import proxyAddr from '@fastify/proxy-addr';
import { MOST_NAMES, NameLimit, Tally } from './tally.ts';
import { addressOf, kindOf, prefetches } from './visit.ts';
import { campaignOf, clientOf, foreignHost, sourceOf } from './visit-names.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

test('tells bots, pages fetched ahead and views apart; a bot that prefetches is a bot', () => {
  assert.equal(kindOf({ agent: CHROME, isPrefetch: false }), 'view');
  assert.equal(kindOf({ agent: CHROME, isPrefetch: true }), 'prefetch');
  assert.equal(kindOf({ agent: 'Googlebot/2.1', isPrefetch: true }), 'bot');
  for (const headers of [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'Prefetch' }, { 'x-moz': 'prefetch' }])
    assert.ok(prefetches(headers), JSON.stringify(headers));
  assert.ok(!prefetches({ purpose: 'preview' }));
});

test('believes what trusted proxies say of an address, and nobody else', () => {
  const trust = proxyAddr.compile(['10.0.0.0/8']);
  assert.equal(addressOf({ peer: '203.0.113.9', forwarded: '1.1.1.1' }, undefined), '203.0.113.9');
  assert.equal(addressOf({ peer: '203.0.113.9', forwarded: '1.1.1.1' }, trust), '203.0.113.9');
  assert.equal(addressOf({ peer: '10.0.0.1', forwarded: '1.1.1.1, 2.2.2.2, 10.0.0.7' }, trust), '2.2.2.2');
  assert.equal(addressOf({ peer: '10.0.0.1', forwarded: '10.0.0.3, 10.0.0.2' }, trust), '10.0.0.3');
  assert.equal(addressOf({ peer: '::ffff:203.0.113.9', forwarded: '' }, trust), '203.0.113.9');
});

test('names a source by the link before the foreign page, and never by its path', () => {
  const visit = { query: '', referrer: 'https://News.example/secret/path?q=1', host: 'shop.example' };
  assert.equal(sourceOf(visit), 'news.example');
  assert.equal(sourceOf({ ...visit, query: '?utm_source=letter' }), 'letter');
  assert.equal(sourceOf({ ...visit, query: '?utm_source=%00%20' }), 'news.example');
  assert.equal(sourceOf({ ...visit, referrer: 'https://shop.example/other' }), '');
  assert.equal(foreignHost('not an address', 'shop.example'), '');
  assert.equal(campaignOf({ query: `?utm_campaign=${'x'.repeat(500)}` }).length, 200);
});

test('names devices and browsers that it knows, and no others', () => {
  assert.deepEqual(clientOf(CHROME), { device: 'mobile', browser: 'Chrome' });
  assert.deepEqual(clientOf(''), { device: '', browser: '' });
  assert.equal(clientOf('Evil<script>/1.0').browser, '');
});

test('a page has so many sources a day, and all others share a row', () => {
  const names = new NameLimit();
  const of = (day: string, name: string) => names.nameFor(day, 'source', 'page', name);
  for (let number = 0; number < MOST_NAMES; number += 1) assert.equal(of('2026-11-22', `s${number}`), `s${number}`);
  assert.equal(of('2026-11-22', 'one more'), '*');
  assert.equal(of('2026-11-22', 's5'), 's5');
  assert.equal(of('2026-11-22', ''), '');
  assert.equal(names.nameFor('2026-11-22', 'source', 'other page', 'one more'), 'one more');
  assert.equal(of('2026-11-23', 'one more'), 'one more');
});

test('what waits is bounded: beyond, known rows go on and new ones are dropped', () => {
  const tally = new Tally();
  const place = { project_id: 'p', kind: 'page' as const, at: '2026-11-22T00:00:00.000Z', variant: '', name: '' };
  for (let number = 0; number < 100_000; number += 1) tally.add({ ...place, page_id: `page-${number}` }, 1);
  assert.equal(tally.add({ ...place, page_id: 'one more' }, 1), undefined);
  assert.equal(tally.add({ ...place, page_id: 'page-7' }, 5), 7);
  assert.equal(tally.dropped, 1);
  assert.equal(tally.contents().rows[7]?.views, 6);
});
