import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, inArray, or, sql } from '../../platform/db/operators.ts';
import { files, trash } from '../../platform/db/schema.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { task } from '../../platform/workers/task.ts';
import { requireProject } from '../projects/projects.ts';
import { cleanPaste } from './endpoints.ts';
import type { run } from './paste-work.ts';

/** Milliseconds. */
const PASTING_MS = 5_000;

/** Cleans what was copied from another page. */
const PASTING = task<typeof run>(new URL('./paste-work.ts', import.meta.url), PASTING_MS);

/** Bytes of a call: what may be pasted, as JSON writes it. */
const MAX_BYTES = 2 * 1024 * 1024;

/** What stands between addresses, and letters of one that are looked at. */
const BETWEEN = /([\s"'(),]+)/;
const LONGEST = 300;
const FILES = '/v1/files/';
const NAME = /[0-9a-f]{32}\.[a-z0-9]{1,8}/;
const IMG = /<img\b[^<>]*>/g;

/** The name of an uploaded file that an address leads to, in whatever size and on whatever origin: nobody else has it. */
function nameIn(address: string): string | undefined {
  const at = address.indexOf(FILES);
  return at < 0 ? undefined : NAME.exec(address.slice(at, at + LONGEST))?.[0];
}

const namesIn = (text: string): string[] => text.split(BETWEEN).flatMap((part) => nameIn(part) ?? []);

/** Which of these the account holds: in a file, in one that was replaced since, or in the trash, which pages go on showing. */
async function ownOf(db: Database, userId: string, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const [held, trashed] = await Promise.all([
    db
      .select({ name: files.pathChild, earlier: files.earlier })
      .from(files)
      .where(
        and(
          eq(files.userId, userId),
          or(
            inArray(files.pathChild, [...names]),
            ...names.map(
              (pathChild) =>
                sql`${files.earlier} <> '[]' and ${files.earlier} @> ${JSON.stringify([{ pathChild }])}::jsonb`,
            ),
          ),
        ),
      ),
    db
      .select({ paths: trash.paths })
      .from(trash)
      .where(and(eq(trash.userId, userId), eq(trash.kind, 'file'))),
  ]);
  const known = new Set([
    ...held.flatMap(({ name, earlier }) => [name, ...earlier.map(({ pathChild }) => pathChild)]),
    ...trashed.flatMap(({ paths }) => paths.map((path) => path.slice(path.lastIndexOf('/') + 1))),
  ]);
  return new Set(names.filter((name) => known.has(name)));
}

/** Without pictures and other files that are not the account's: they would go when their owner deletes them. */
function withoutForeign(text: string, own: ReadonlySet<string>): string {
  const isForeign = (part: string) => namesIn(part).some((name) => !own.has(name));
  return text
    .replace(IMG, (img) => (isForeign(img) ? '' : img))
    .split(BETWEEN)
    .map((part) => (isForeign(part) ? '' : part))
    .join('');
}

/** Markup and rules without pictures and other files of other accounts, and how many those are. */
export async function withOwnFiles(db: Database, userId: string, { html, css }: { html: string; css: string }) {
  const names = [...new Set(namesIn(html + css))];
  const own = await ownOf(db, userId, names);
  const foreign = names.filter((name) => !own.has(name)).length;
  return { html: withoutForeign(html, own), css: withoutForeign(css, own), foreign };
}

/** What is pasted into a page from another one, of whichever project or account, or from anywhere. */
export function registerPaste(app: App, context: Context): void {
  const paste = {
    tag: 'editor',
    summary: 'Make what was copied from another page safe to be pasted',
    bodyLimit: MAX_BYTES,
  };
  serve(app, cleanPaste, paste, async ({ account, params, body }) => {
    await requireProject(context.db, account.id, params.project_id);
    const cleaned = await context.work.threads.run(PASTING, account.id, body);
    const { html, css, foreign } = await withOwnFiles(context.db, account.id, cleaned);
    return { data: { html, css, foreign_pictures: foreign } };
  });
}
