import assert from 'node:assert/strict';
import { test } from 'node:test';
import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { AppError } from '../../platform/errors.ts';
import { customDomainName, providerDomainName } from './domain-name.ts';

const config = {
  sitesDomain: 'sites.landfall.app:4080',
  publicUrl: 'https://dash.landfall.app',
  cdnCname: 'cdn.landfall.net',
};
const custom = (name: string) => customDomainName(name, config);
const refused = (error: unknown) =>
  error instanceof AppError && error.code === 'invalid' && !!error.fields?.domain?.[0];

for (const [given, kept] of [
  ['shop.example.com', 'shop.example.com'],
  ['SHOP.Example.COM', 'shop.example.com'],
  ['shop.example.com.', 'shop.example.com'],
  ['example.co.uk', 'example.co.uk'],
  ['münchen.example.de', 'xn--mnchen-3ya.example.de'],
  ['ｓhop.example.com', 'shop.example.com'],
  // Cyrillic letters that look Latin are a name of their own, and shown as such.
  ['аpple.com', 'xn--pple-43d.com'],
  ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
  ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
] as const) {
  test(`takes ${given} as ${kept}`, () => assert.equal(custom(given), kept));
}

for (const name of [
  '',
  'com',
  'a.co',
  'example',
  'shop..example.com',
  '.example.com',
  '-shop.example.com',
  'shop-.example.com',
  'shop.example-.com',
  'shop_1.example.com',
  'shop.example.c',
  'shop.example.123',
  'shop example.com',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '[::1]',
  '::1',
  '192.168.1.1',
  '169.254.169.254',
  '１２７.0.0.1',
  'localhost',
  'shop.localhost',
  'printer.local',
  'metadata.google.internal',
  'x.onion',
  '1.0.0.127.in-addr.arpa',
  'http://shop.example.com',
  'shop.example.com/path',
  'shop.example.com:8080',
  'user@shop.example.com',
  '%73hop.example.com',
  'shop.example.com#x',
  'shop.example.com?x',
  'shop\\.example.com',
  'shop.example.com\u0000',
  'xn--.example.com',
  'xn--a.example.com',
  'xn--shop-.example.com',
  'xn--99zzzz9999999z.example.com',
  'ab--cd.example.com',
  `${'a'.repeat(64)}.example.com`,
  `${'abcdefgh.'.repeat(30)}com`,
  'co.uk',
  'github.io',
  'com.au',
  'kawasaki.jp',
  'sites.landfall.app',
  'mine.sites.landfall.app',
  'dash.landfall.app',
  'cdn.landfall.net',
  'x.cdn.landfall.net',
]) {
  test(`refuses the domain ${JSON.stringify(name.slice(0, 60))}`, () => assert.throws(() => custom(name), refused));
}

test('whatever is taken is one plain spelling, that stays as it is when given again', () => {
  const part = fc.string({ unit: fc.constantFrom(...'abz019-_.xnÄßаｅ。%:/ @'), maxLength: 14 });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('com', 'co.uk', 'рф', '1', ''),
      (parts, end) => {
        let kept: string;
        try {
          kept = custom([...parts, end].join('.'));
        } catch (error) {
          return refused(error);
        }
        assert.match(kept, /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/);
        assert.ok(kept.length <= 253 && domainToASCII(kept) === kept);
        return custom(kept) === kept;
      },
    ),
    { numRuns: 3000 },
  );
});

test('any text at all is taken or refused, and nothing else happens', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(text, (name) => {
      for (const read of [custom, (given: string) => providerDomainName(given, config)]) {
        try {
          read(name);
        } catch (error) {
          if (!refused(error)) return false;
        }
      }
      return true;
    }),
    { numRuns: 2000 },
  );
});

test('a subdomain of ours is a label, with our suffix once', () => {
  assert.equal(providerDomainName('my-shop', config), 'my-shop.sites.landfall.app:4080');
  assert.equal(providerDomainName('my-shop.sites.landfall.app:4080', config), 'my-shop.sites.landfall.app:4080');
  const label = fc.string({ unit: fc.constantFrom(...'abz019-'), minLength: 1, maxLength: 70 });
  fc.assert(
    fc.property(label, (name) => {
      const good = /^(?!.{2}--)[a-z0-9][a-z0-9-]{4,61}[a-z0-9]$/.test(name);
      try {
        return providerDomainName(name, config) === `${name}.sites.landfall.app:4080` && good;
      } catch (error) {
        return refused(error) && !good;
      }
    }),
    { numRuns: 2000 },
  );
});

for (const name of [
  'short',
  'My_site',
  'a.b.c.d',
  'dashboard',
  'support',
  'landfall',
  '-myshop',
  'myshop-',
  'xn--shop',
  'ab--cdef',
]) {
  test(`refuses the subdomain ${name}`, () => assert.throws(() => providerDomainName(name, config), refused));
}
