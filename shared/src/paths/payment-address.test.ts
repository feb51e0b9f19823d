import { setRuntimeConfig } from '../config/runtime-config.ts';
import { testConfig } from '../testing/render-screen.tsx';
import { paymentAddress } from './payment-address.ts';

const configure = (overrides: Record<string, unknown> = {}) =>
  setRuntimeConfig(testConfig({ apiUrl: 'http://api.test', ...overrides }));

test.each([
  ['https://pay.example.com/1?a=b', 'https://pay.example.com/1?a=b'],
  ['http://localhost:3000/v1/payments/sandbox/1', 'http://localhost:3000/v1/payments/sandbox/1'],
  ['http://127.0.0.1:3000/1', 'http://127.0.0.1:3000/1'],
  ['http://api.test/1', 'http://api.test/1'],
  ['/v1/payments/sandbox/1', 'http://api.test/v1/payments/sandbox/1'],
  ['http://pay.example.com/1', null],
  ['http://localhost.evil.example/1', null],
  ['javascript:alert(1)', null],
  ['data:text/html,hi', null],
  ['ftp://pay.example.com/1', null],
  ['http://', null],
])('%j leads to %j', (address, expected) => {
  configure();
  expect(paymentAddress(address)).toBe(expected);
});

test.each([
  ['https://checkout.stripe.com/c/pay/1', true],
  ['https://btcpay.example:8443/i/1', true],
  ['https://btcpay.example/i/1', false],
  ['https://checkout.stripe.com.evil.example/1', false],
  ['https://checkout.stripe.com@evil.example/1', false],
  ['http://localhost:3000/1', false],
])('with a list of payment hosts, %s is followed: %s', (address, followed) => {
  configure({ payment: { hosts: ['checkout.stripe.com', 'btcpay.example:8443'] } });
  expect(paymentAddress(address) !== null).toBe(followed);
});
