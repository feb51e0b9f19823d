import type { PageQuery } from '@landfall/shared/contracts';

const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;

interface Paging {
  limit: number;
  offset: number;
  /** The envelope of a paged list. */
  answer: <T>(data: T[], totalCount: number) => { data: T[]; total_pages: number; total_count: number };
}

const clamp = (value: unknown, fallback: number, max: number) => {
  const number = Math.trunc(Number(value ?? fallback));
  return Number.isNaN(number) ? fallback : Math.min(Math.max(number, 1), max);
};

/** Reads the query of a paged list: whatever was sent becomes a page from 1 and a limit of 1 to 100. */
export function readPaging({ page, limit }: PageQuery, defaultLimit = 20): Paging {
  const size = clamp(limit, defaultLimit, MAX_LIMIT);
  return {
    limit: size,
    offset: (clamp(page, 1, MAX_PAGE) - 1) * size,
    answer: (data, totalCount) => ({
      data,
      total_pages: Math.max(1, Math.ceil(totalCount / size)),
      total_count: totalCount,
    }),
  };
}
