import { sql } from 'drizzle-orm';
import { pages, projects, suspensions, users } from '../../platform/db/schema.ts';

/** Pages that their owner published: active ones, and those that are written anew, as they were before. */
export const isPublished = sql`${pages.publishedKey} is not null and (${pages.status} = 'active' or (${pages.status} = 'pending' and ${pages.statusAfter} = 'active'))`;

/**
 * What visitors see: what is published, unless its account went too long without a plan, or an operator took the page, the
 * site or the account offline.
 */
export const isOnline = sql`${isPublished} and not exists (
  select 1 from ${projects} p join ${users} u on u.id = p.user_id where p.id = ${pages.projectId} and (u.sites_offline
    or exists (select 1 from ${suspensions} s
      where s.lifted_at is null and s.subject_id in (${pages.id}, ${pages.projectId}, u.id))))`;
