import type { Database } from '../../platform/db/client.ts';
import { afterRow, inParts, PART } from '../../platform/db/in-parts.ts';
import { and, asc, eq, gt } from '../../platform/db/operators.ts';
import { leads, pages, projects, trash } from '../../platform/db/schema.ts';

// What an account has, oldest first, in parts: an account may have any number of files and leads.

export const projectParts = (db: Database, userId: string) =>
  inParts<typeof projects.$inferSelect>((last) =>
    db
      .select()
      .from(projects)
      .where(
        and(
          eq(projects.userId, userId),
          afterRow(projects.createdAt, projects.id, last && { at: last.createdAt, id: last.id }),
        ),
      )
      .orderBy(asc(projects.createdAt), asc(projects.id))
      .limit(PART),
  );

/** Of a project's pages what finds them. */
export const pageParts = (db: Database, projectId: string) =>
  inParts<{ id: string; createdAt: Date }>((last) =>
    db
      .select({ id: pages.id, createdAt: pages.createdAt })
      .from(pages)
      .where(
        and(
          eq(pages.projectId, projectId),
          afterRow(pages.createdAt, pages.id, last && { at: last.createdAt, id: last.id }),
        ),
      )
      .orderBy(asc(pages.createdAt), asc(pages.id))
      .limit(PART),
  );

/** What came with a project's leads. */
export const leadFileParts = (db: Database, projectId: string) =>
  inParts<Pick<typeof leads.$inferSelect, 'id' | 'createdAt' | 'files'>>((last) =>
    db
      .select({ id: leads.id, createdAt: leads.createdAt, files: leads.files })
      .from(leads)
      .where(
        and(
          eq(leads.projectId, projectId),
          gt(leads.fileBytes, 0),
          afterRow(leads.createdAt, leads.id, last && { at: last.createdAt, id: last.id }),
        ),
      )
      .orderBy(asc(leads.createdAt), asc(leads.id))
      .limit(PART),
  );

/** What was deleted and can still be restored, with the name of its project. */
export const trashParts = (db: Database, userId: string) =>
  inParts<{ entry: typeof trash.$inferSelect; project: string | null }>((last) =>
    db
      .select({ entry: trash, project: projects.name })
      .from(trash)
      .leftJoin(projects, eq(projects.id, trash.projectId))
      .where(
        and(
          eq(trash.userId, userId),
          afterRow(trash.deletedAt, trash.id, last && { at: last.entry.deletedAt, id: last.entry.id }),
        ),
      )
      .orderBy(asc(trash.deletedAt), asc(trash.id))
      .limit(PART),
  );
