import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildEditor } from '@landfall/editor/build';

const ROOT = join(import.meta.dirname, '../../..');

const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** What a release may change of the schema, see docs/operations.md: it adds. */
const MIGRATION = `ALTER TABLE "pages" ADD COLUMN "next_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_score" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "next_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE TABLE "next_things" ("id" text PRIMARY KEY NOT NULL, "page_id" text NOT NULL REFERENCES "pages"("id") ON DELETE cascade);--> statement-breakpoint
CREATE INDEX "next_leads_scored" ON "leads" ("project_id","next_score");`;

/** Adds one more change of the schema to a folder of migrations. */
export async function addMigration(migrations: string): Promise<void> {
  const file = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1);
  const tag = 'next_release';
  await writeFile(join(migrations, `${tag}.sql`), MIGRATION);
  const entry = { ...last, idx: (last?.idx ?? 0) + 1, when: (last?.when ?? 0) + 1, tag };
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
}

/** The editor's client as a change of it would build it: the same program under other names. */
async function changeEditor(folder: string): Promise<void> {
  const built = await buildEditor();
  await mkdir(join(folder, 'dist'), { recursive: true });
  const renamed: Record<string, string> = {};
  for (const [kind, name] of Object.entries(built)) {
    const content = Buffer.concat([
      await readFile(join(ROOT, 'editor/dist', name)),
      Buffer.from('\n/* the next release */'),
    ]);
    // Each file has a name of its own: two of them are scripts.
    const next = name.replace(/-[0-9a-f]{12}\./, (hash: string) => `-${[...hash.slice(1, -1)].reverse().join('')}.`);
    renamed[kind] = next;
    await writeFile(join(folder, 'dist', next), content);
    await writeFile(join(folder, 'dist', `${next}.br`), await promisify(brotliCompress)(content, QUICKLY));
    await writeFile(join(folder, 'dist', `${next}.gz`), await promisify(gzip)(content));
  }
  await writeFile(join(folder, 'dist/manifest.json'), JSON.stringify(renamed));
}

/**
 * Makes a release that follows this one: this code with one more change of the schema and another build of the editor,
 * in `folder`. What its code does otherwise is the same.
 */
export async function makeNextRelease(folder: string): Promise<void> {
  const isProgram = (path: string) => !path.endsWith('.test.ts') && !/\/(?:node_modules|dist)$/.test(path);
  for (const name of ['backend', 'editor'])
    await cp(join(ROOT, name), join(folder, name), { recursive: true, filter: isProgram });
  for (const name of ['page', 'shared', 'tools']) await symlink(join(ROOT, name), join(folder, name));
  await symlink(join(ROOT, 'editor/node_modules'), join(folder, 'editor/node_modules'));

  // The backend's packages as they are, but for the editor.
  const packages = join(folder, 'backend/node_modules');
  await mkdir(join(packages, '@landfall'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'backend/node_modules')))
    if (name !== '@landfall') await symlink(join(ROOT, 'backend/node_modules', name), join(packages, name));
  for (const name of ['editor', 'page', 'shared', 'tools'])
    await symlink(join(folder, name), join(packages, '@landfall', name));

  await changeEditor(join(folder, 'editor'));
  await addMigration(join(folder, 'backend/src/platform/db/migrations'));
}

/** Removes it, and none of what it leads to. */
export const removeRelease = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
