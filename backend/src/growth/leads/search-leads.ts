import { findIds, inOrder, type SearchKind } from '../../content/search/search-account.ts';
import { and, inArray, ne, sql } from '../../platform/db/operators.ts';
import { leads } from '../../platform/db/schema.ts';
import { titleOfLead } from './title-of-lead.ts';

/** Leads that hold the words of a search, but for spam. */
export const searchLeads: SearchKind = async (db, searched) => {
  const { id, words, createdAt: at } = leads;
  const isOwned = and(inArray(leads.projectId, [...searched.projects.keys()]), ne(leads.status, sql`'spam'`));
  const ids = await findIds(db, { table: leads, id, words, at, isOwned }, searched);
  const rows = await db.select().from(leads).where(inArray(id, ids));
  return inOrder(rows, ids).map((row) => ({
    ...{ id: row.id, title: titleOfLead(row), project_id: row.projectId },
    detail: [row.email, row.pageTitle, row.createdAt.toISOString().slice(0, 10)].filter(Boolean).join(' · '),
  }));
};
