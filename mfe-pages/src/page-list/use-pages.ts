import { calls, usePagedList } from '@landfall/shared';
import { pageList } from '@landfall/shared/contracts';
import { useEffect } from 'react';

const POLL_SECONDS = 20;

/** The project's pages, ten at a time, polled every 20 seconds: pages being generated turn active by themselves. */
export function usePages(projectId: string) {
  const pages = usePagedList(calls.pages(projectId), pageList, { limit: 10, everySeconds: POLL_SECONDS });
  const { data, isValidating, mutate } = pages;
  const waiting = data?.data.some(({ status }) => status === 'pending') ?? false;

  // A poll that comes soon after a read out of turn is left out as a duplicate, and the next one is a whole period
  // away. Who waits for a page gets a read one period after the last one; half a second lets a regular poll go first.
  useEffect(() => {
    if (!waiting || isValidating) return;
    const timer = setTimeout(() => !document.hidden && void mutate(), POLL_SECONDS * 1000 + 500);
    return () => clearTimeout(timer);
  }, [waiting, isValidating, mutate]);

  return pages;
}
