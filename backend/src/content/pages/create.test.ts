import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { pages } from '../../platform/db/schema.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
let owner: PageOwner;
before(async () => {
  backend = await testApp();
  owner = await pageOwner(backend);
});
after(() => backend.close());

let count = 0;
async function languageFor(title: string, description: string, dashboard: string): Promise<string | undefined> {
  count += 1;
  const body = { title, slug: `/begun-${count}`, description };
  const headers = { 'accept-language': dashboard };
  const line = `POST /v1/api/project/${owner.project}/page/new`;
  const answer = await backend.call(line, { token: owner.token, body, headers });
  assert.equal(answer.statusCode, 201, answer.body);
  const { page_id, status } = answer.json().data;
  assert.equal(status, 'active');
  const [row] = await backend.context.db.select().from(pages).where(eq(pages.id, page_id));
  return (row?.sections as { language: string } | undefined)?.language;
}

test('a page begun by hand is in the language of its words', async () => {
  assert.equal(await languageFor('Carta de primavera', 'Seis platos de nuestro huerto, solo en mayo.', 'en'), 'es');
  assert.equal(await languageFor('Of today', '', 'en'), 'en');
});

test('is in the language of the dashboard where its words are English, or tell nothing', async () => {
  assert.equal(await languageFor('Forno Velho', '', 'es'), 'es');
  assert.equal(await languageFor('Forno Novo', '', 'pt-BR'), 'pt');
});
