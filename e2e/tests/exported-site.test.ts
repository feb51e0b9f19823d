import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readZip } from '../../backend/src/testing/read-zip.ts';
import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectFine } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const TYPES: Record<string, string> = { html: 'text/html; charset=utf-8', css: 'text/css', svg: 'image/svg+xml' };

/** A static host, which knows nothing of us: it answers files, folders with their index, and nothing else. */
async function staticHost(files: ReadonlyMap<string, Buffer>) {
  const server = createServer(({ url = '/', method }, response) => {
    const path = new URL(url, 'http://static.test').pathname.slice(1);
    const name = [path, `${path.replace(/\/?$/, '/')}index.html`, 'index.html'].find(
      (one, index) => files.has(one) && (index < 2 || path === ''),
    );
    if (method !== 'GET' || name === undefined) return void response.writeHead(method === 'GET' ? 404 : 405).end();
    response.setHeader('content-type', TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
    response.end(files.get(name));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

test('a site that was taken to a static host looks as before, and what its visitors send arrives here', async ({
  page,
  product,
  context,
}) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  await newPage(origin, account, project, { title: 'Coming soon', slug: '/soon', template: 'waiting-list' });
  await signIn(page, origin, account);
  await page.goto(`${origin}/dashboard/pages`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export site' }).click();
  const host = await staticHost(readZip(await readFile(await (await download).path())));
  const visitor = await context.newPage();
  try {
    await visitor.goto(`${host.origin}/soon/`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFine(visitor);
    const form = visitor.locator('form').first();
    await form.locator('input[type=email]').fill('far@example.com');
    await form.getByRole('button').click();
    await expect(visitor.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    await visitor.getByRole('link', { name: 'Back to the page' }).click();
    await expect(visitor).toHaveURL(`${host.origin}/soon/`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    host.close();
  }
  await page.goto(`${origin}/dashboard/forms`);
  await expect(
    page.getByRole('list', { name: 'Leads' }).getByRole('button', { name: /far@example\.com/ }),
  ).toBeVisible();
});
