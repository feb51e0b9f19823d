import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPublicAddress } from './public-address.ts';

test('tells public addresses from those of private networks', () => {
  for (const address of ['203.0.113.7', '8.8.8.8', '172.32.0.1', '2001:db8::7', '2606:4700::1']) {
    assert.equal(isPublicAddress(address), true, address);
  }
  const own = ['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'];
  const own6 = ['::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', 'ff02::1', 'localhost', ''];
  for (const address of [...own, ...own6, '224.0.0.1', '255.255.255.255']) {
    assert.equal(isPublicAddress(address), false, address);
  }
});
