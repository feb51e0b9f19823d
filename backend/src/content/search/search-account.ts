import type { SearchHit, SearchHitKind } from '@landfall/shared/contracts';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/client.ts';
import { eq, inArray, type SQL, sql } from '../../platform/db/operators.ts';
import { domains, files, pages } from '../../platform/db/schema.ts';
import { loosePattern, looseWords, matchesLoosely, meantTerm } from '../../platform/search/loose-pattern.ts';
import { matchesSearch, searchPattern, searchWords } from '../../platform/search/search-words.ts';
import { listProjects, type ProjectRow } from '../projects/projects.ts';

/** Entries of one kind that are looked at for the newest of them. */
const LOOKED_AT = 500;

export interface Searched {
  projects: ReadonlyMap<string, ProjectRow>;
  userId: string;
  q: string;
  limit: number;
}

export type Found = Omit<SearchHit, 'kind' | 'project_name'>;

/** Finds entries of one kind that hold the words of a search. */
export type SearchKind = (db: Database, searched: Searched) => Promise<Found[]>;

interface Place {
  table: PgTable;
  id: PgColumn;
  words: PgColumn;
  at: PgColumn;
  /** What the account owns and a search may find. */
  isOwned: SQL | undefined;
}

const rowsOf = async <T>(db: Database, query: SQL): Promise<T[]> =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

/** Of terms that may have been meant, those that any entry holds: one look into the index for each. */
async function knownTerms(db: Database, { table, words }: Place, meant: readonly string[]): Promise<Set<string>> {
  if (meant.length === 0) return new Set();
  const list = sql`jsonb_array_elements_text(${JSON.stringify(meant)}::jsonb)`;
  const holds = sql`to_tsvector('simple', ${words}) @@ meant.term::tsquery`;
  return db.transaction(async (tx) => {
    // Nothing is known of a term before it is looked up: the table would be read, because one row seems soon found.
    await tx.execute(sql`set local enable_seqscan = off`);
    const query = sql`select meant.term from ${list} as meant(term) where exists (select from ${table} where ${holds})`;
    return new Set((await rowsOf<{ term: string }>(tx, query)).map(({ term }) => term));
  });
}

/** The ids of entries that hold the words of a search, the newest first; behind them, where there is room, with a mistake. */
export async function findIds(db: Database, place: Place, { q, limit }: Searched): Promise<string[]> {
  const { table, id, words, at, isOwned } = place;
  const find = async (pattern: string) => {
    const found = sql`select ${id} as id, ${at} as at from ${table}
      where to_tsvector('simple', ${words}) @@ ${pattern}::tsquery and ${isOwned} limit ${LOOKED_AT}`;
    const query = sql`select id from (${found}) found order by at desc, id limit ${limit}`;
    return (await rowsOf<{ id: string }>(db, query)).map((row) => row.id);
  };
  const pattern = searchPattern(q);
  const exact = pattern ? await find(pattern) : [];
  const loose = looseWords(q);
  if (exact.length >= limit) return exact;
  const known = await knownTerms(
    db,
    place,
    loose.flatMap(([, ...near]) => near.map(meantTerm)),
  );
  if (known.size === 0) return exact;
  const more = await find(loosePattern(loose, (term) => known.has(term)));
  return [...new Set([...exact, ...more])].slice(0, limit);
}

/** Rows in the order of their ids. */
export const inOrder = <T extends { id: string }>(rows: readonly T[], ids: readonly string[]): T[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);

const searchPages: SearchKind = async (db, searched) => {
  const isOwned = inArray(pages.projectId, [...searched.projects.keys()]);
  const { id, words, updatedAt: at, title, path, projectId } = pages;
  const ids = await findIds(db, { table: pages, id, words, at, isOwned }, searched);
  const rows = await db.select({ id, title, path, projectId }).from(pages).where(inArray(id, ids));
  return inOrder(rows, ids).map((row) => ({
    id: row.id,
    title: row.title,
    detail: row.path,
    project_id: row.projectId,
  }));
};

const searchFiles: SearchKind = async (db, searched) => {
  const { id, words, createdAt: at, name } = files;
  const ids = await findIds(db, { table: files, id, words, at, isOwned: eq(files.userId, searched.userId) }, searched);
  const rows = await db.select({ id, name, at }).from(files).where(inArray(id, ids));
  return inOrder(rows, ids).map((row) => ({
    ...{ id: row.id, title: row.name, project_id: '' },
    detail: row.at.toISOString().slice(0, 10),
  }));
};

/** Those of a short list that hold the words, exact ones first. */
function inMemory<T>(all: readonly T[], wordsOf: (one: T) => string, { q, limit }: Searched): T[] {
  const words = new Map(all.map((one) => [one, searchWords([wordsOf(one)])]));
  const exact = all.filter((one) => matchesSearch(words.get(one) ?? '', q));
  const loose = all.filter((one) => !exact.includes(one) && matchesLoosely(words.get(one) ?? '', q));
  return [...exact, ...loose].slice(0, limit);
}

const searchProjects: SearchKind = async (_db, searched) =>
  inMemory([...searched.projects.values()], ({ name, description }) => `${name} ${description}`, searched).map(
    ({ id, name, description }) => ({ id, title: name, detail: description, project_id: id }),
  );

const searchDomains: SearchKind = async (db, searched) => {
  const { id, domain, projectId, status } = domains;
  const isOwned = inArray(projectId, [...searched.projects.keys()]);
  const rows = await db.select({ id, domain, projectId, status }).from(domains).where(isOwned).orderBy(domain);
  return inMemory(rows, (row) => row.domain, searched).map((row) => ({
    ...{ id: row.id, title: row.domain, detail: row.status, project_id: row.projectId },
  }));
};

/** Everything of an account that holds the words of a search. Leads are found by who knows them. */
export async function searchAccount(
  db: Database,
  userId: string,
  asked: Pick<Searched, 'q' | 'limit'>,
  searchLeads: SearchKind,
): Promise<SearchHit[]> {
  const owned = await listProjects(db, { id: userId });
  const searched = { ...asked, userId, projects: new Map(owned.map((project) => [project.id, project])) };
  const kinds: [SearchHitKind, SearchKind][] = [
    ['project', searchProjects],
    ['page', searchPages],
    ['file', searchFiles],
    ['lead', searchLeads],
    ['domain', searchDomains],
  ];
  const hits = await Promise.all(
    kinds.map(async ([kind, search]) => (await search(db, searched)).map((found) => ({ kind, ...found }))),
  );
  return hits.flat().map((hit) => ({ ...hit, project_name: searched.projects.get(hit.project_id)?.name ?? '' }));
}
