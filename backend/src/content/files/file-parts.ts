import type { Database } from '../../platform/db/client.ts';
import { afterRow, inParts, PART } from '../../platform/db/in-parts.ts';
import { and, asc, eq } from '../../platform/db/operators.ts';
import { files } from '../../platform/db/schema.ts';

/** The files of an account, oldest first, in parts: it may have any number. */
export const fileParts = (db: Database, userId: string) =>
  inParts<typeof files.$inferSelect>((last) =>
    db
      .select()
      .from(files)
      .where(
        and(eq(files.userId, userId), afterRow(files.createdAt, files.id, last && { at: last.createdAt, id: last.id })),
      )
      .orderBy(asc(files.createdAt), asc(files.id))
      .limit(PART),
  );
