import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readArtefact } from '../delivery/artefacts/artefact-store.ts';
import { SUFFIXES } from '../delivery/artefacts/encodings.ts';
import type { Context } from '../platform/context.ts';
import { eq, sql } from '../platform/db/operators.ts';
import { siteRoutes } from '../platform/db/schema.ts';

/** Files that are written at once. */
const AT_ONCE = 64;

/** The host of one of very many sites. */
export const hostOf = (number: number): string => `site-${number}.bench.example`;

/**
 * Makes very many sites of one page each, as copies of a published page: rows, and an artefact of its own for each in
 * brotli, which is what browsers ask for. Whatever the machine still had to write of them is on the disk when it returns, so
 * that visits are measured and not their making.
 */
export async function seedSites({ db, storage, config }: Context, pageId: string, count: number): Promise<void> {
  const [route] = await db.select().from(siteRoutes).where(eq(siteRoutes.pageId, pageId));
  if (!route || config.storage.kind !== 'local') throw new Error('Sites are made from a page on a local disk.');
  const { folder } = config.storage;
  const body = await readArtefact(storage, route.key, 'br');
  const write = async (from: number) => {
    for (let number = from; number < count; number += AT_ONCE) {
      const path = join(folder, `sites/bench-${number}/live.html${SUFFIXES.br}`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, body);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, from) => write(from)));
  await db.execute(sql`
    insert into site_hosts (host, site_id, origin, robots)
    select 'site-' || n || '.bench.example', 'bench-' || n, 'http://site-' || n || '.bench.example', 'index'
    from generate_series(0, ${count - 1}::int) as n`);
  await db.execute(sql`
    insert into site_routes (site_id, path, page_id, title, key, etag, has_form, language, updated_at)
    select 'bench-' || n, '/', 'bench-' || n, 'One of very many', 'sites/bench-' || n || '/live.html', 'tag-' || n, true, 'en', now()
    from generate_series(0, ${count - 1}::int) as n`);
  await db.execute(sql`truncate route_changes`);
  await db.execute(sql`vacuum analyze site_hosts, site_routes`);
  await db.execute(sql`checkpoint`);
  execFileSync('sync');
}
