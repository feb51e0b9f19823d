import { sql } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';
import { searchWords } from '../../platform/search/search-words.ts';

/** What a page is searched by, and sorted by its title. Never empty: what is empty is to be filled by a sweep. */
export const pageWords = (page: { title: string; path: string; description: string; tags: readonly string[] }) =>
  searchWords([page.title, page.path, page.description, ...page.tags]) || '-';

/** As its index has it. */
export const PAGE_NAME = sql<string>`left(${pages.words}, 60) collate "C"`;
