import { request } from 'node:http';
import sharp from 'sharp';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../backend/src/testing/postgres.ts';
import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expect, test, withProduct } from '../support/test.ts';

/** What the sites' origin answers for a page's address, asked by Host as a proxy would. */
function readSite(address: string): Promise<{ status: number; body: string }> {
  const { hostname, port, host, pathname } = new URL(address);
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: pathname, headers: { host } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    call.on('error', (cause) => reject(new Error(`${hostname} did not answer`, { cause })));
    call.end();
  });
}

test("the journey's server half on PostgreSQL, with the same migrations", async () => {
  const binaries = findPostgres();
  test.skip(!binaries, NO_POSTGRES);
  const postgres = await startPostgres(binaries ?? '');
  try {
    const DATABASE_URL = await postgres.newDatabase();
    const backendEnv = { LOG_LEVEL: 'error', DATABASE_URL, SECRET_KEY: 'ab'.repeat(32) };
    await withProduct((settings) => ({ ...settings, backendEnv }), walk);
  } finally {
    await postgres.stop();
  }
});

async function walk({ origin }: { origin: string }): Promise<void> {
  // Buys through the sandbox, registers with the mailed code, signs in.
  const account = await newAccount(origin);
  const headers = { accesstokenapp: account.token };
  const json = { ...headers, 'content-type': 'application/json' };
  const read = async (path: string) => (await fetch(origin + path, { headers })).json();

  const project = await newProject(origin, account);
  const [domain] = (await read(`/v1/api/project/${project.project_id}/domain`)).data;
  expect(domain).toMatchObject({ type: 'provider', status: 'active' });

  const draft = { title: 'Fresh bread', slug: '/bread', description_ai: 'A page that sells bread' };
  const { page_id } = await newPage(origin, account, project, draft);
  const pagePath = `/v1/api/project/${project.project_id}/page/${page_id}`;
  const pageRow = async () => (await read(pagePath)).data;
  await expect.poll(async () => (await pageRow()).status, { timeout: 30_000 }).toBe('active');
  const made = await pageRow();
  const preview = await fetch(new URL(made.preview_img, origin));
  expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await readSite(made.url)).status).toBe(200);

  const save = (version: number) =>
    fetch(`${origin}/v1/editor/project/${project.project_id}/page/${page_id}`, {
      method: 'PUT',
      headers: json,
      body: JSON.stringify({ version, data: { pages: [] }, html: '<main><h1>Changed by hand</h1></main>', css: '' }),
    });
  const refused = await save(9999);
  expect(refused.status).toBe(409);
  const current = Number((await refused.json()).fields.version[0]);
  expect((await save(current)).status).toBe(200);
  await expect.poll(async () => (await readSite(made.url)).body).toContain('Changed by hand');

  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#58a' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const uploaded = await fetch(`${origin}/v1/editor/other/upload`, { method: 'POST', headers, body: form });
  expect(uploaded.status).toBe(201);
  const { path_parent, path_child } = (await uploaded.json()).data;
  expect((await fetch(`${origin}/v1/files/${path_parent}/${path_child}`)).status).toBe(200);

  expect((await fetch(`${origin}/v1/api/logout`, { method: 'POST', headers: json, body: '{}' })).status).toBe(200);
  expect((await fetch(`${origin}/v1/api/user/me`, { headers })).status).toBe(401);
}
