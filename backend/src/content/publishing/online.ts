import { sql } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';

/**
 * Pages that their owner published: active ones, and those that are written anew, as they were before. Whether visitors see
 * them is for their routes to say, which end where an operator or the want of a plan takes something offline.
 */
export const isPublished = sql`${pages.publishedKey} is not null and (${pages.status} = 'active' or (${pages.status} = 'pending' and ${pages.statusAfter} = 'active'))`;
