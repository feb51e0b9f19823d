import { webAddress } from './payment-address.ts';

test.each([
  ['https://pay.example.com/1?a=b', 'https://pay.example.com/1?a=b'],
  ['http://localhost:3000/v1/payments/sandbox/1', 'http://localhost:3000/v1/payments/sandbox/1'],
  ['/v1/payments/sandbox/1', 'http://localhost/v1/payments/sandbox/1'],
  ['javascript:alert(1)', null],
  ['data:text/html,hi', null],
  ['http://', null],
])('%j leads to %j', (address, expected) => {
  expect(webAddress(address)).toBe(expected);
});
