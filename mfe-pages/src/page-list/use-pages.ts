import { calls, usePagedList } from '@landfall/shared';
import { pageList } from '@landfall/shared/contracts';

/** The project's pages, ten at a time, polled every 20 seconds: pages being generated turn active by themselves. */
export const usePages = (projectId: string) =>
  usePagedList(calls.pages(projectId), pageList, { limit: 10, everySeconds: 20 });
