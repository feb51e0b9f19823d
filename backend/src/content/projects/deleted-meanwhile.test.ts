import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { pages, pageVersions } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../testing/postgres.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

/** Begins six pages, deletes their project some milliseconds later, and says what is left of them. */
async function deleteWhileCreating(backend: TestApp, descriptionAi: string, milliseconds: number) {
  const { context } = backend;
  const owner = await pageOwner(backend);
  const answers = Array.from({ length: 6 }, (_, n) =>
    owner.call('POST', 'new', { title: `P ${n}`, slug: `/p${n}`, description: '', description_ai: descriptionAi }),
  );
  await setTimeout(milliseconds);
  const deleted = await backend.call(`DELETE /v1/api/project/${owner.project}`, { token: owner.token });
  assert.equal(deleted.statusCode, 200, deleted.body);
  for (const { statusCode, body } of await Promise.all(answers)) {
    assert.ok([201, 404].includes(statusCode), body);
    // Without a description for the AI, what is acknowledged was published before the project went.
    if (statusCode === 201 && !descriptionAi) assert.equal(JSON.parse(body).data.status, 'active');
  }
  assert.equal((await context.db.select().from(pages).where(eq(pages.projectId, owner.project))).length, 0);
  await until(async () => (await objectsOf(backend)).length === 0);
  assert.equal((await context.db.select().from(pageVersions)).length, 0);
}

async function objectsOf({ context }: TestApp): Promise<string[]> {
  const keys: string[] = [];
  for (const prefix of ['sites/', 'previews/'])
    for await (const { key } of context.storage.list(prefix)) keys.push(key);
  return keys;
}

async function assertNothingStays(overrides: Record<string, string>) {
  const backend = await testApp(overrides);
  try {
    for (const milliseconds of [1, 4, 20, 60, 120])
      for (const descriptionAi of ['', 'A page about rockets.'])
        await deleteWhileCreating(backend, descriptionAi, milliseconds);
  } finally {
    await backend.close();
  }
}

test('nothing stays of pages that are created while their project is deleted', () => assertNothingStays({}));

test('so it is on PostgreSQL', async (t) => {
  const binaries = findPostgres();
  if (!binaries) return t.skip(NO_POSTGRES);
  const postgres = await startPostgres(binaries);
  try {
    await assertNothingStays({ DATABASE_URL: await postgres.newDatabase() });
  } finally {
    await postgres.stop();
  }
});
