import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeStatement } from './statement.ts';

test('says what a statement does to which table', () => {
  for (const [sql, summary] of [
    ['select "id" from "users" where "users"."id" = $1 for update', 'SELECT users'],
    ['insert into "pages" ("id") values ($1)', 'INSERT pages'],
    ['\n  update pgboss.job set state = $1', 'UPDATE pgboss.job'],
    ['delete from only "leads"', 'DELETE leads'],
    ['select max(extract(epoch from "updated_at")) from "site_routes"', 'SELECT site_routes'],
    ['begin', 'BEGIN'],
    ['', 'SQL'],
  ] as const)
    assert.equal(describeStatement(sql).summary, summary);
});

test('keeps no value, wherever it stands', () => {
  for (const [sql, text] of [
    ["select 'ann@example.com', 'it''s', 42, 1.5 where a1 = $12", 'select ?, ?, ?, ? where a1 = $12'],
    ["select E'ann'", 'select E?'],
    ['select $$ann$$ from x', 'select ?'],
    ['select $tag$ann$tag$', 'select ?'],
    ["select 1 -- ann's\nfrom x", 'select ? from x'],
    [`select '${'a'.repeat(20_000)}ann'`, 'select ?'],
  ] as const)
    assert.equal(describeStatement(sql).text, text);
});

test('is short, whatever is written', () => {
  assert.equal(describeStatement(`insert into "leads" values ${'($1),'.repeat(100_000)}`).text.length, 2_000);
});
