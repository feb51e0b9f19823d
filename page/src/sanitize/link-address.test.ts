import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkAddress } from './link-address.ts';

test('an address gets what it lacks', () => {
  for (const [typed, meant] of [
    ['', ''],
    [' www.example.com ', 'https://www.example.com'],
    ['example.org/shop?a=1', 'https://example.org/shop?a=1'],
    ['example.org:8080', 'https://example.org:8080'],
    ['panadería.es', 'https://panadería.es'],
    ['//example.org', 'https://example.org'],
    ['ana@example.org', 'mailto:ana@example.org'],
    ['+34 600 123 456', 'tel:+34600123456'],
    ['menu', '/menu'],
    ['../menu.pdf', '/menu.pdf'],
  ])
    assert.equal(linkAddress(typed ?? ''), meant, typed);
});

test('an address that is complete stays as it is', () => {
  for (const address of [
    '#contact',
    '/menu',
    '?a=1',
    'https://example.org/#a',
    'http://localhost:3000',
    'mailto:a@b.c',
    'tel:+34600',
  ])
    assert.equal(linkAddress(address), address);
});

test('what nobody could follow is no address', () => {
  for (const typed of [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'ftp://example.org',
    'our shop',
    '/our shop',
    'mailto:',
  ])
    assert.equal(linkAddress(typed), null, typed);
});
