import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedDomain } from './shared-domain.ts';

for (const [publicUrl, sitesDomain, shared] of [
  ['https://app.landfall.example', 'sites.landfall.example', 'landfall.example'],
  ['https://landfall.example', 'landfall.example', 'landfall.example'],
  ['https://app.landfall.example', 'landfall-sites.example', null],
  ['http://localhost:3000', 'sites.localhost:4080', null],
  ['http://127.0.0.1:3000', 'sites.localhost:4080', null],
] as const) {
  test(`${publicUrl} and sites of ${sitesDomain} share ${shared ?? 'no domain'}`, () =>
    assert.equal(sharedDomain({ publicUrl, sitesDomain }), shared));
}
