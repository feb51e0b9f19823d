import { calls, usePagedList } from '@landfall/shared';
import { fileList } from '@landfall/shared/contracts';

/** The account's files, twenty at a time, polled every 5 minutes. */
export const useFiles = () => usePagedList(calls.files, fileList, { limit: 20, everySeconds: 300 });
