import { hasCapability, notify } from '@landfall/shared';
import type { PageList } from '@landfall/shared/contracts';
import { useEffect, useRef } from 'react';
import { usePagesTexts } from '../texts.ts';

/** Says so once a page that was being generated is ready, where one is told soon enough. */
export function useReadyNotice(list: PageList | undefined): void {
  const texts = usePagesTexts();
  /** What is waited for, with the picture that it had before. */
  const waiting = useRef(new Map<string, string>());
  useEffect(() => {
    if (!list || !hasCapability('pages.watch')) return;
    for (const { page_id, status, title, preview_img } of list.data) {
      const before = waiting.current.get(page_id);
      if (status === 'pending') waiting.current.set(page_id, preview_img);
      else if (before !== undefined) {
        waiting.current.delete(page_id);
        // A draft is not online when it is ready; what was written has another picture.
        if (status === 'active' || preview_img !== before) notify.success(texts.pageReady(title));
        else notify.error(texts.pageNotReady(title));
      }
    }
  }, [list, texts]);
}
