import { sql } from '../../platform/db/operators.ts';
import { files } from '../../platform/db/schema.ts';
import { searchWords } from '../../platform/search/search-words.ts';

/** What a file is searched by, and sorted by its name. Never empty: what is empty is to be filled by a sweep. */
export const fileWords = (file: { name: string; credit: string; tags: readonly string[] }): string =>
  searchWords([file.name, ...file.tags, file.credit]) || '-';

/** As its index has it. */
export const FILE_NAME = sql<string>`left(${files.words}, 60) collate "C"`;
