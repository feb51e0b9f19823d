import { useSelection } from '@landfall/shared/list';
import { useRef } from 'react';
import type { usePages } from '../api/pages.ts';
import { usePageActs } from './use-page-acts.ts';
import type { PageAddress } from './use-page-address.ts';

/** The pages of a list as they are about to be, those that are selected, and what is done with them. */
export function usePageSelection(projectId: string, pages: ReturnType<typeof usePages>, address: PageAddress) {
  const list = useRef<HTMLDivElement>(null);
  const selection = useSelection((pages.data?.data ?? []).map(({ page_id }) => page_id));
  const acts = usePageActs({ projectId, selection, list });
  return { address, list, selection, acts, rows: pages.data && acts.applied(pages.data.data) };
}
