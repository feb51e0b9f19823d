import { request } from 'node:http';
import { expect, test } from '../support/test.ts';

/** The status of a path exactly as it is written: browsers and clients tidy paths before they send them. */
const status = (origin: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const call = request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.once('error', reject).end();
  });

test('calls between our own machines do not pass the gateway, however they are spelled', async ({ product }) => {
  expect(await status(product.origin, '/v1/health/live')).toBe(200);
  const query = '/domain-allowed?domain=anything.example.com';
  for (const path of [
    '/v1/internal',
    '/v1//internal',
    '/v1/%69nternal',
    '/v1/INTERNAL',
    '/v1/x/../internal',
    '/v1/%2e%2e/v1/internal',
    '/v1/%zz/internal',
  ]) {
    expect(await status(product.origin, path + query), path).toBe(404);
  }
});

test('a program without a token is told where to learn how the API is opened, and finds it there', async ({
  product,
}) => {
  const refused = await fetch(`${product.origin}/v1/mcp`, { method: 'POST' });
  expect(refused.status).toBe(401);
  const [, metadata = ''] = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '') ?? [];
  const described = await fetch(metadata);
  expect(described.status).toBe(200);
  expect(await described.json()).toMatchObject({ resource: `${product.origin}/v1/mcp` });
});
