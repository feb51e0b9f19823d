import { hasCapability, useQuery } from '@landfall/shared';
import { readStats } from '@landfall/shared/endpoints';

/** Rows that the numbers have at most: with fewer, a page that is not among them was never visited. */
const MOST_ROWS = 50;
const MINUTE = 60;

export interface PageNumbers {
  views: number;
  /** Leads by visitors, from 0 to 1. */
  conversion: number;
}

/** What came of each page in the last thirty days; undefined where that is not known. */
export function usePageNumbers(project_id: string): (pageId: string) => PageNumbers | undefined {
  const { data } = useQuery(readStats, hasCapability('stats') ? { params: { project_id }, query: {} } : null, {
    everySeconds: MINUTE,
  });
  const rows = data?.data.pages;
  return (pageId) =>
    rows?.find(({ page_id }) => page_id === pageId) ??
    (rows && rows.length < MOST_ROWS ? { views: 0, conversion: 0 } : undefined);
}
