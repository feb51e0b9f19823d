import { or, type SQL, sql } from '../../platform/db/operators.ts';
import { pageDrafts, pages } from '../../platform/db/schema.ts';

/** Whether a text holds one of these names. */
export const holdOneOf = (text: SQL, names: readonly string[]): SQL => {
  const patterns = names.map((name) => sql`${`%${name}%`}`);
  return sql`${text} like any (array[${sql.join(patterns, sql`, `)}]::text[])`;
};

/**
 * Whether a page as it is, or its draft, shows one of the contents of these names. A name is 32 random signs: what holds
 * it shows the content, in whatever size.
 */
export const isHeldByPage = (names: readonly string[]) =>
  or(
    holdOneOf(sql`${pages.imageKey}`, names),
    holdOneOf(sql`${pages.sections}::text`, names),
    holdOneOf(sql`${pages.editorData}::text`, names),
    sql`exists (select from ${pageDrafts}
      where ${pageDrafts.pageId} = ${pages.id} and ${holdOneOf(sql`${pageDrafts.data}::text`, names)})`,
  );
