import { hasCapability, notify } from '@landfall/shared';
import type { Page, PageList } from '@landfall/shared/contracts';
import { useEffect, useRef } from 'react';
import { usePagesTexts } from '../texts.ts';

/** Says so once a page that was being generated is ready, where one is told soon enough. */
export function useReadyNotice(list: PageList | undefined): void {
  const texts = usePagesTexts();
  const waiting = useRef(new Set<string>());
  useEffect(() => {
    if (!list || !hasCapability('pages.watch')) return;
    const isWaited = ({ page_id }: Page) => waiting.current.has(page_id);
    for (const page of list.data.filter(isWaited)) {
      if (page.status === 'active') notify.success(texts.pageReady(page.title));
      if (page.status === 'inactive') notify.error(texts.pageNotReady(page.title));
      if (page.status !== 'pending') waiting.current.delete(page.page_id);
    }
    for (const { page_id, status } of list.data) if (status === 'pending') waiting.current.add(page_id);
  }, [list, texts]);
}
