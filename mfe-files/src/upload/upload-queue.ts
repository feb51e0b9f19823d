import { ApiError, notify } from '@landfall/shared';
import { isImage, refusalOf } from './check-file.ts';
import { failureReason } from './failure-reason.ts';
import { nextPending, type QueueAction, reduceQueue, type UploadItem, type UploadItems } from './queue.ts';
import { RefusedFile, sendFile } from './send-file.ts';

/** Browsers ask before they leave the page. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function itemOf(file: File): UploadItem {
  const refusal = refusalOf(file);
  return {
    id: crypto.randomUUID(),
    file,
    status: refusal ? 'error' : 'pending',
    progress: 0,
    error: refusal,
    preview: isImage(file) && !refusal ? URL.createObjectURL(file) : undefined,
  };
}

/**
 * Uploads files one after another, in the order in which they were added. It belongs to no component: what runs goes
 * on while the person looks at another screen.
 * @param onSettled called whenever nothing is left to do
 */
export function createUploadQueue(onSettled: () => void) {
  let items: UploadItems = [];
  let running = false;
  let current: AbortController | undefined;
  const listeners = new Set<() => void>();

  const dispatch = (action: QueueAction) => {
    items = reduceQueue(items, action);
    for (const listener of listeners) listener();
  };

  async function send({ id, file }: UploadItem) {
    const abort = new AbortController();
    current = abort;
    dispatch({ type: 'start', id });
    try {
      await sendFile(file, {
        signal: abort.signal,
        onProgress: (progress) => dispatch({ type: 'progress', id, progress }),
      });
      dispatch({ type: 'succeed', id });
      notify.success(`${file.name} uploaded successfully`);
    } catch (error) {
      if (abort.signal.aborted) return;
      const reason = failureReason(error);
      dispatch({ type: 'fail', id, error: reason ?? 'Upload failed' });
      if (error instanceof RefusedFile) return;
      notify.error(`Failed to upload ${file.name}`, reason ?? 'Unknown error');
      // The session has ended: the rest would fail for the same reason.
      if (error instanceof ApiError && error.status === 401) clear();
    }
  }

  async function run() {
    if (running) return;
    running = true;
    window.addEventListener('beforeunload', askBeforeLeaving);
    for (let item = nextPending(items); item; item = nextPending(items)) await send(item);
    window.removeEventListener('beforeunload', askBeforeLeaving);
    running = false;
    onSettled();
  }

  const runIfNeeded = () => {
    if (nextPending(items)) void run();
  };

  function clear() {
    current?.abort();
    for (const { preview } of items) if (preview) URL.revokeObjectURL(preview);
    dispatch({ type: 'clear' });
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getItems: () => items,
    /** Queues what can be uploaded; the rest is shown with the reason why not. */
    add: (files: Iterable<File>) => {
      dispatch({ type: 'add', items: Array.from(files, itemOf) });
      runIfNeeded();
    },
    retry: (id: string) => {
      dispatch({ type: 'retry', id });
      runIfNeeded();
    },
    retryAll: () => {
      dispatch({ type: 'retryAll' });
      runIfNeeded();
    },
    /** Empties the list and stops what is on its way. */
    clear,
  };
}
