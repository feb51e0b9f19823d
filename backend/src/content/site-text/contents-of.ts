import { and, eq, sql } from '../../platform/db/operators.ts';
import { pageDrafts, pages } from '../../platform/db/schema.ts';

const newest = sql`coalesce(${pageDrafts.data}, ${pages.editorData})`;

/** The newest contents of a page that is joined with its draft, as JSON text: the database writes it, a worker reads it. */
export const CONTENTS = {
  id: pages.id,
  title: pages.title,
  description: pages.description,
  ownerLanguage: pages.ownerLanguage,
  data: sql<string | null>`${newest}::text`,
  sections: sql<string | null>`case when ${newest} is null then ${pages.sections}::text end`,
};

/** The state of a page that a change goes on from. */
export const STATE = { version: pages.version, stamp: sql<string>`coalesce(${pageDrafts.stamp}, '')` };

/** Joins pages with their drafts. */
export const isItsDraft = eq(pageDrafts.pageId, pages.id);

/** A page of a project. */
export const isPageOf = (projectId: string, pageId: string) =>
  and(eq(pages.projectId, projectId), eq(pages.id, pageId));
