import { type CorrectedFacts, type FactSheet, factSheet, type PageFacts } from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import { and, eq } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { storable } from './storable.ts';
import { readStored } from './stored-document.ts';

/** What a person corrected, as the sheet that a page is written from. */
export const sheetOf = (corrected: CorrectedFacts): FactSheet =>
  storable({ sentences: [], questions: [], ...corrected });

/**
 * What a page was written from, and where each of it stands: sections that its owner took away in the editor since, and
 * facts that are none of the sheet any more, are left out. @throws AppError not_found
 */
export async function readFacts(context: Context, projectId: string, pageId: string): Promise<PageFacts['data']> {
  const { facts, placed, publishedKey } = pages;
  const [page] = await context.db
    .select({ facts, placed, publishedKey })
    .from(pages)
    .where(and(eq(pages.id, pageId), eq(pages.projectId, projectId)));
  if (!page) throw new AppError('not_found', { message: 'This page does not exist.' });
  const known = v.safeParse(factSheet, page.facts);
  if (!known.success) return { sheet: null, placed: [] };
  const ids = new Set(known.output.facts.map(({ id }) => id));
  const stands = await sectionsShown(context, page.publishedKey);
  return {
    sheet: known.output,
    placed: (page.placed ?? []).filter(({ fact_id, section }) => ids.has(fact_id) && stands(section)),
  };
}

/** Tells which sections the published page has; all of them where it cannot be read now. */
async function sectionsShown(context: Context, key: string | null): Promise<(anchor: string) => boolean> {
  if (!key) return () => false;
  const document = await readStored(context, key).catch(() => null);
  return (anchor) => document === null || document.includes(`id="${anchor}"`);
}
