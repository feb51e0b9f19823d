import { hasCapability, notify, notifyPlanLimit, onSessionReset } from '@landfall/shared';
import { readFilesTexts } from '../texts.ts';
import { isImage, refusalOf } from './check-file.ts';
import { failureReason, NOT_AN_IMAGE } from './failure-reason.ts';
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
    isFinal: Boolean(refusal) && hasCapability('uploads.modern'),
    preview: isImage(file) && !refusal ? URL.createObjectURL(file) : undefined,
  };
}

/** A set of listeners, and how to call them all. */
function listeners() {
  const all = new Set<() => void>();
  const add = (listener: () => void) => {
    all.add(listener);
    return () => void all.delete(listener);
  };
  const call = () => {
    for (const listener of all) listener();
  };
  return { add, call };
}

/** Uploads files one after another, in the order in which they were added. */
function createUploadQueue() {
  let items: UploadItems = [];
  let running = false;
  let current: AbortController | undefined;
  /** Rises with each session: what an earlier one sent says nothing any more. */
  let session = 0;
  const changed = listeners();
  const settled = listeners();

  const dispatch = (action: QueueAction) => {
    items = reduceQueue(items, action);
    changed.call();
  };

  async function send({ id, file }: UploadItem) {
    const owner = session;
    const abort = new AbortController();
    current = abort;
    dispatch({ type: 'start', id });
    try {
      const onProgress = (progress: number) => dispatch({ type: 'progress', id, progress });
      await sendFile({ id, file }, { signal: abort.signal, onProgress });
      dispatch({ type: 'succeed', id });
      const texts = await readFilesTexts();
      if (owner === session) notify.success(texts.uploadedNotice(file.name));
    } catch (error) {
      if (!abort.signal.aborted) await fail(id, file, error);
    }
  }

  async function fail(id: string, file: File, error: unknown) {
    const owner = session;
    const texts = await readFilesTexts();
    if (owner !== session) return;
    const { beside, notified } = failureReason(error, texts);
    const isFinal = hasCapability('uploads.modern') && error instanceof Error && error.message === NOT_AN_IMAGE;
    dispatch({ type: 'fail', id, error: beside, isFinal });
    if (error instanceof RefusedFile) return;
    notify.error(texts.failedNotice(file.name), notified);
    notifyPlanLimit(error);
  }

  async function run() {
    if (running) return;
    running = true;
    window.addEventListener('beforeunload', askBeforeLeaving);
    const owner = session;
    for (let item = nextPending(items); item && owner === session; item = nextPending(items)) await send(item);
    if (owner !== session) return;
    stop();
    settled.call();
  }

  function stop() {
    window.removeEventListener('beforeunload', askBeforeLeaving);
    running = false;
  }

  const runIfNeeded = () => {
    if (nextPending(items)) void run();
  };

  function clear() {
    current?.abort();
    for (const { preview } of items) if (preview) URL.revokeObjectURL(preview);
    dispatch({ type: 'clear' });
  }

  onSessionReset(() => {
    session += 1;
    clear();
    stop();
  });

  return {
    subscribe: changed.add,
    /** Calls back whenever nothing is left to do. Returns how to stop. */
    onSettled: settled.add,
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

/**
 * The page's one queue. It belongs to no component: what runs goes on while the person looks at another screen, and is
 * there again when they come back.
 */
export const uploads = createUploadQueue();
