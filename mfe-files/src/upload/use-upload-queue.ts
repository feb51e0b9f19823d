import { calls, useRefresh } from '@landfall/shared';
import { useState, useSyncExternalStore } from 'react';
import { createUploadQueue } from './upload-queue.ts';

/** An upload queue and what is in it. The list of files is read again whenever the queue has come to its end. */
export function useUploadQueue() {
  const refresh = useRefresh();
  const [queue] = useState(() => createUploadQueue(() => void refresh(calls.files)));
  const items = useSyncExternalStore(queue.subscribe, queue.getItems);
  return { ...queue, items, refreshFiles: () => refresh(calls.files) };
}
