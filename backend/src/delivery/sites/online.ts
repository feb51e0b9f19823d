import { sql } from 'drizzle-orm';
import { pages } from '../../platform/db/schema.ts';

/** What visitors see: active pages, and those that are written anew, as they were before. */
export const isOnline = sql`${pages.publishedKey} is not null and (${pages.status} = 'active' or (${pages.status} = 'pending' and ${pages.statusAfter} = 'active'))`;
