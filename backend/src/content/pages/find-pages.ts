import type { PageListQuery } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, inArray, sql } from '../../platform/db/operators.ts';
import { pageDrafts, pages } from '../../platform/db/schema.ts';
import { type ListOrder, orderBy, readListPart } from '../../platform/http/list-part.ts';
import { findPart, holdsWords } from '../../platform/search/find-part.ts';
import { hasTag } from '../tags/tags.ts';
import { PAGE_NAME } from './page-words.ts';
import { LISTED, toPage } from './pages.ts';

function orderOf(sort: NonNullable<PageListQuery['sort']>): ListOrder {
  const isDescending = sort.startsWith('-');
  const { id } = pages;
  if (sort.endsWith('title')) return { by: PAGE_NAME, as: 'text', id, isDescending };
  const by = sort.endsWith('updated_at') ? pages.updatedAt : pages.createdAt;
  return { by, as: 'time', id, isDescending };
}

/** One part of a project's pages, as the query asks for them. @throws AppError invalid */
export async function findPages(db: Database, projectId: string, query: PageListQuery, origin: string) {
  const { q, status, tag, sort = '-created_at' } = query;
  const order = orderOf(sort);
  const part = readListPart(query, { of: ['pages', projectId], asked: [q, status, tag, sort], order });
  const search = holdsWords(pages.words, q);
  const isListed = and(
    eq(pages.projectId, projectId),
    status && eq(pages.status, status),
    tag === undefined ? undefined : hasTag(pages, tag),
    search,
  );
  const { ids, total } = await findPart(db, pages, part, { isListed, isSearch: search !== undefined });
  const rows = await db
    .select({ ...LISTED, name: PAGE_NAME, unpublished: sql<boolean>`${pageDrafts.data} is not null` })
    .from(pages)
    .leftJoin(pageDrafts, eq(pageDrafts.pageId, pages.id))
    .where(inArray(pages.id, ids))
    .orderBy(orderBy(order));
  const placeOf = (row: (typeof rows)[number]) => {
    if (order.as === 'text') return row.name;
    return order.by === pages.updatedAt ? row.updatedAt : row.createdAt;
  };
  return part.answer(
    rows,
    total,
    (row) => ({ ...toPage(row, origin), unpublished: row.unpublished }),
    (row) => [placeOf(row), row.id],
  );
}
