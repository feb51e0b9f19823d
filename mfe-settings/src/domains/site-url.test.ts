import { siteUrl } from './site-url.ts';

test('a domain with SSL is reached by https, one without by http', () => {
  expect(siteUrl({ domain: 'shop.example.com', ssl: true })).toBe('https://shop.example.com');
  expect(siteUrl({ domain: 'bakery.sites.localhost:4080', ssl: false })).toBe('http://bakery.sites.localhost:4080');
});
