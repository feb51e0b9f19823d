import { onSessionReset } from '../session/session.ts';

export interface Notice {
  /** `limit`: the plan does not allow it; the notification names that and leads to the plans. */
  kind: 'success' | 'error' | 'info' | 'limit';
  title: string;
  description?: string;
  /** What the person can do about it, as a button. */
  action?: { label: string; onClick: () => void };
  /** How long it stays; five where it is not said. */
  seconds?: number;
}

let deliver: ((notice: Notice) => void) | undefined;
const waiting: Notice[] = [];

let wanted: (() => void) | undefined;

function send(notice: Notice): void {
  if (deliver) {
    deliver(notice);
    return;
  }
  waiting.push(notice);
  wanted?.();
}

onSessionReset(() => void waiting.splice(0));

let muted = false;

/**
 * Keeps back the errors of what fails in this very moment: a session that ends is told once, not also by each screen
 * whose call it broke.
 */
export function muteErrors(): void {
  muted = true;
  setTimeout(() => {
    muted = false;
  });
}

/** Tells the person something, bottom-right, for five seconds unless `more` says otherwise. Callable before the notification area is there. */
export const notify = {
  success: (title: string, description?: string, more?: Pick<Notice, 'action' | 'seconds'>) =>
    void send({ kind: 'success', title, description, ...more }),
  error: (title: string, description?: string, action?: Notice['action']) =>
    void (muted || send({ kind: 'error', title, description, action })),
  limit: (description?: string) => void send({ kind: 'limit', title: '', description }),
  info: (title: string, description?: string) => void send({ kind: 'info', title, description }),
};

/** Calls once something is told while nobody shows it: what shows it may be loaded then. Returns how to stop. */
export function onPendingNotice(listener: () => void): () => void {
  wanted = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (wanted === listener) wanted = undefined;
  };
}

/** The notification area takes over what waited and what comes. Returns how to stop. */
export function receiveNotices(handler: (notice: Notice) => void): () => void {
  deliver = handler;
  for (const notice of waiting.splice(0)) handler(notice);
  return () => {
    if (deliver === handler) deliver = undefined;
  };
}
