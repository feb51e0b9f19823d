import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takesAway } from './takes-away.ts';

const BREAKS = [
  'DROP TABLE "users"',
  'ALTER TABLE "users" DROP COLUMN "name"',
  'ALTER TABLE "users" RENAME COLUMN "name" TO "full_name"',
  'ALTER TABLE "users" RENAME TO "accounts"',
  'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL',
  'ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE integer',
  'ALTER TABLE "users" ALTER COLUMN "name" DROP DEFAULT',
  'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL',
  'ALTER TABLE "users" ADD CONSTRAINT "users_age" CHECK ("age" > 0)',
  'CREATE UNIQUE INDEX "users_name" ON "users" USING btree ("name")',
  'DROP TRIGGER pages_site_change ON "pages"',
];

const ADDS = [
  'CREATE TABLE "teams" ("id" text PRIMARY KEY NOT NULL)',
  'ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL',
  'ALTER TABLE "users" ADD COLUMN "age" integer',
  'CREATE INDEX "users_name" ON "users" USING btree ("name")',
  'CREATE TABLE "teams" ("id" text);--> statement-breakpoint\nCREATE UNIQUE INDEX "teams_id" ON "teams" USING btree ("id")',
  'ALTER TABLE "users" ADD COLUMN "team" text;--> statement-breakpoint\nALTER TABLE "users" ADD CONSTRAINT "fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id")',
  'CREATE OR REPLACE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; END $$',
];

test('says what a migration takes away from the release before, or refuses of it', () => {
  for (const statement of BREAKS) assert.equal(takesAway(`${statement};`).length, 1, statement);
  for (const statement of ADDS) assert.deepEqual(takesAway(`${statement};`), [], statement);
});
