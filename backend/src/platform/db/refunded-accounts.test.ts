import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** A copy of the migrations up to a number. */
async function migrationsUpTo(index: number): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'landfall-migrations-'));
  await cp(folder, copy, { recursive: true });
  const journal = join(copy, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, index + 1) }));
  return copy;
}

test('accounts that a refund had left on the smallest plan have none after the update, others keep theirs', async () => {
  const client = await PGlite.create();
  const before = await migrationsUpTo(14);
  await migrate(drizzle(client), { migrationsFolder: before });
  await client.exec(`
    insert into plans (name, id, prefix, type, description, price_month, price_year, price_lifetime, features, position)
      values ('basic', 'b', 'Basic', '', '', 1, 1, 1, '{"files_max": 7}', 1), ('pro', 'p', 'Pro', '', '', 1, 1, 1, '{}', 2);
    insert into users (id, email, plan_name, password_hash, plan_until, plan_after) values
      ('refunded', 'a', 'basic', 'x', null, null),
      ('refunded-with-a-month', 'b', 'pro', 'x', now() + interval '9 days', 'basic'),
      ('refunded-with-another-code', 'c', 'basic', 'x', null, null),
      ('paid', 'd', 'basic', 'x', null, null),
      ('by-hand', 'e', 'basic', 'x', null, null);
    insert into orders (id, plan_name, email, method, amount, status, provider) values
      ('o1', 'pro', 'a', 'card', 11900, 'refunded', 'x'), ('o2', 'pro', 'b', 'card', 11900, 'refunded', 'x'),
      ('o3', 'pro', 'c', 'card', 11900, 'refunded', 'x'), ('o4', 'basic', 'd', 'card', 5900, 'paid', 'x');
    insert into purchase_codes (code_hash, plan_name, order_id, used_by, used_at) values
      ('1', 'pro', 'o1', 'refunded', now()), ('2', 'pro', 'o2', 'refunded-with-a-month', now()),
      ('3', 'pro', 'o3', 'refunded-with-another-code', now()), ('4', 'basic', null, 'refunded-with-another-code', now()),
      ('5', 'basic', 'o4', 'paid', now());
  `);
  await migrate(drizzle(client), { migrationsFolder: folder });
  const { rows } = await client.query<{ id: string; plan: string; after: string | null; unpaid: boolean }>(
    `select id, plan_name as plan, plan_after as after, unpaid_since is not null as unpaid from users order by email`,
  );
  assert.deepEqual(
    rows.map(({ id, plan, after, unpaid }) => [id, plan, after, unpaid]),
    [
      ['refunded', 'none', null, true],
      ['refunded-with-a-month', 'pro', 'none', false],
      ['refunded-with-another-code', 'basic', null, false],
      ['paid', 'basic', null, false],
      ['by-hand', 'basic', null, false],
    ],
  );
  const plans = await client.query(`select features from plans where name = 'basic'`);
  assert.deepEqual(plans.rows, [{ features: { files_max: 7, storage_max_mb: 1024 } }]);
  await client.close();
  await rm(before, { recursive: true });
});
