import { type PageModel, pageModel } from '@landfall/page/sections/model';
import { hashOf } from '@landfall/page/sections/seeded';
import type { PageDetail } from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';

/** What a model has written so far of a pending page, or why it wrote none. */
export async function readWriting(
  db: Database,
  projectId: string,
  pageId: string,
): Promise<Pick<PageDetail, 'writing' | 'fallback_reason'>> {
  const { writing, writingReport } = pages;
  const [row] = await db.select({ writing, writingReport }).from(pages).where(eq(pages.id, pageId));
  const known = v.safeParse(pageModel, row?.writing);
  const address = `/v1/editor/project/${projectId}/page/${pageId}/writing`;
  return {
    writing: known.success
      ? {
          sections: known.output.sections.flatMap((section) => ('title' in section ? [section.title] : [])),
          view_url: `${address}/view`,
          // Another address for every look that differs, so that it is never an old one.
          picture_url: `${address}/picture?sections=${known.output.sections.length}-${hashOf(JSON.stringify(known.output))}`,
        }
      : null,
    fallback_reason: row?.writingReport?.reason ?? '',
  };
}

/** What is there of a page that is being written; null for nothing. */
export async function writtenSoFar(db: Database, pageId: string): Promise<PageModel | null> {
  const [row] = await db.select({ writing: pages.writing }).from(pages).where(eq(pages.id, pageId));
  const known = v.safeParse(pageModel, row?.writing);
  return known.success ? known.output : null;
}
