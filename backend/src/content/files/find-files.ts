import { DOCUMENT_TYPES, type FileList, type FileListQuery } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import { and, eq, getTableColumns, inArray, like } from '../../platform/db/operators.ts';
import { files } from '../../platform/db/schema.ts';
import { type ListOrder, orderBy, readListPart } from '../../platform/http/list-part.ts';
import { findPart, holdsWords } from '../../platform/search/find-part.ts';
import { hasTag } from '../tags/tags.ts';
import { FILE_NAME } from './file-words.ts';
import { toStoredFile } from './files.ts';

function orderOf(sort: NonNullable<FileListQuery['sort']>): ListOrder {
  const isDescending = sort.startsWith('-');
  const { id } = files;
  if (sort.endsWith('name')) return { by: FILE_NAME, as: 'text', id, isDescending };
  if (sort.endsWith('size')) return { by: files.size, as: 'number', id, isDescending };
  return { by: files.createdAt, as: 'time', id, isDescending };
}

const isOfKind = (kind: NonNullable<FileListQuery['kind']>) =>
  kind === 'document'
    ? inArray(files.contentType, Object.values(DOCUMENT_TYPES))
    : like(files.contentType, `${kind}/%`);

/** One part of an account's files, as the query asks for them. @throws AppError invalid */
export async function findFiles({ db }: Pick<Context, 'db'>, userId: string, query: FileListQuery): Promise<FileList> {
  const { q, kind, tag, sort = '-created_at' } = query;
  const order = orderOf(sort);
  const part = readListPart(query, { of: ['files', userId], asked: [q, kind, tag, sort], order });
  const search = holdsWords(files.words, q);
  const isListed = and(
    eq(files.userId, userId),
    kind && isOfKind(kind),
    tag === undefined ? undefined : hasTag(files, tag),
    search,
  );
  const { ids, total } = await findPart(db, files, part, { isListed, isSearch: search !== undefined });
  const rows = await db
    .select({ ...getTableColumns(files), place: FILE_NAME })
    .from(files)
    .where(inArray(files.id, ids))
    .orderBy(orderBy(order));
  const placeOf = (row: (typeof rows)[number]) => {
    if (order.as === 'text') return row.place;
    return order.as === 'number' ? row.size : row.createdAt;
  };
  return part.answer(rows, total, toStoredFile, (row) => [placeOf(row), row.id]);
}
