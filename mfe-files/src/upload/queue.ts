type UploadStatus = 'pending' | 'uploading' | 'success' | 'error';

export interface UploadItem {
  id: string;
  file: File;
  status: UploadStatus;
  /** Share of the bytes sent, from 0 to 1. */
  progress: number;
  /** Why it failed or was refused. */
  error?: string;
  /** No second try can go otherwise. */
  isFinal?: boolean;
  /** A picture of an image, as an object URL. */
  preview?: string;
}

export type UploadItems = readonly UploadItem[];

export type QueueAction =
  | { type: 'add'; items: UploadItems }
  | { type: 'start' | 'succeed' | 'retry'; id: string }
  | { type: 'progress'; id: string; progress: number }
  | { type: 'fail'; id: string; error?: string; isFinal?: boolean }
  | { type: 'retryAll' | 'clear' };

/** Whether it failed in a way that may pass. */
export const canRetry = ({ status, isFinal }: UploadItem): boolean => status === 'error' && !isFinal;

const again = (item: UploadItem): UploadItem =>
  canRetry(item) ? { ...item, status: 'pending', progress: 0, error: undefined } : item;

const change = (items: UploadItems, id: string, to: (item: UploadItem) => UploadItem): UploadItems =>
  items.map((item) => (item.id === id ? to(item) : item));

/** What becomes of the queue. What concerns an item that is gone changes nothing. */
export function reduceQueue(items: UploadItems, action: QueueAction): UploadItems {
  switch (action.type) {
    case 'add':
      return [...items, ...action.items];
    case 'start':
      return change(items, action.id, (item) => ({ ...item, status: 'uploading', progress: 0 }));
    case 'progress':
      return change(items, action.id, (item) => ({ ...item, progress: action.progress }));
    case 'succeed':
      return change(items, action.id, (item) => ({ ...item, status: 'success', progress: 1 }));
    case 'fail':
      return change(items, action.id, (item) => ({
        ...item,
        status: 'error',
        error: action.error,
        isFinal: item.isFinal || action.isFinal,
      }));
    case 'retry':
      return change(items, action.id, again);
    case 'retryAll':
      return items.map(again);
    case 'clear':
      return [];
  }
}

/** The item whose turn it is: the first that waits. */
export const nextPending = (items: UploadItems): UploadItem | undefined =>
  items.find((item) => item.status === 'pending');

/** Whether something waits or is on its way. */
export const isProcessing = (items: UploadItems): boolean =>
  items.some((item) => item.status === 'pending' || item.status === 'uploading');

/** How many items there are of each status. */
export function countByStatus(items: UploadItems): Record<UploadStatus, number> {
  const counts = { pending: 0, uploading: 0, success: 0, error: 0 };
  for (const { status } of items) counts[status]++;
  return counts;
}
