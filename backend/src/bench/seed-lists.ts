import type { Database } from '../platform/db/client.ts';
import { sql } from '../platform/db/operators.ts';

/** Words that entries are made of, some of them in every entry and some in few. */
const words = sql.raw(`'launch summer sale page ' || n || ' word' || (n % 997) || ' person' || n || ' example com'`);

/** Gives a project very many pages and leads, and its account very many files. */
export async function seedLists(
  db: Database,
  owner: { id: string; project: string; page: string },
  counts: { pages: number; files: number; leads: number },
): Promise<void> {
  const { id, project, page } = owner;
  await db.execute(sql`set session_replication_role = replica`);
  const columns = sql.raw(
    'description, description_ai, type, sections, editor_data, facts, owner_language, version, preview_key, published_key, published_bytes',
  );
  await db.execute(sql`insert into pages (id, project_id, title, path, status, words, tags, created_at, updated_at, ${columns})
    select ${project} || '-' || n, project_id, 'Page ' || n, '/page-' || n, case when n % 3 = 0 then 'inactive' else 'active' end,
      ${words}, case when n % 10 = 0 then '["summer"]' else '[]' end::jsonb, now() - n * interval '1 minute', now() - (n % 5000) * interval '1 hour', ${columns}
    from pages, generate_series(1, ${counts.pages}::int) n where id = ${page}`);
  await db.execute(sql`insert into files (id, user_id, name, extension, content_type, size, path_parent, path_child, words, tags, created_at)
    select ${id} || '-' || n, ${id}, 'photo-' || n || '.jpg', 'jpg', case when n % 50 = 0 then 'video/mp4' else 'image/jpeg' end,
      n * 10, 'uploads/aa', md5(${id} || n) || '.jpg', ${words}, case when n % 10 = 0 then '["summer"]' else '[]' end::jsonb,
      now() - n * interval '1 minute'
    from generate_series(1, ${counts.files}::int) n`);
  await db.execute(sql`insert into leads (id, project_id, page_id, page_title, form_id, fields, status, words, once_key, email, created_at)
    select ${project} || '-lead-' || n, ${project}, ${page}, 'Launch', 'form-' || (n % 5), '[{"name": "Name", "value": "Person"}]'::jsonb,
      (array['new', 'read', 'spam'])[n % 3 + 1], ${words}, ${project} || n, 'person' || n || '@example.com', now() - n * interval '1 minute'
    from generate_series(1, ${counts.leads}::int) n`);
  await db.execute(sql`set session_replication_role = origin`);
}
