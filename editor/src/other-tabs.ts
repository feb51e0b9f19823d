/** Looks this close together (milliseconds) count as one: the canvas is a window of its own, and every click changes it. */
const LOOK_MS = 5000;

interface Change {
  version: number;
  stamp: string;
  writer: string;
}

/**
 * Hears of changes that other tabs make to the page: from themselves at once, and from elsewhere whenever this tab is
 * looked at again. Returns how to tell of an own change.
 */
export function watchOtherTabs(
  pageId: string,
  on: { changed: (change: Change) => void; lookedAt: () => void },
): (change: Change) => void {
  const channel = new BroadcastChannel(`landfall-editor:${pageId}`);
  channel.addEventListener('message', ({ data }: MessageEvent<Change>) => on.changed(data));
  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_MS) return;
    lookedAt = Date.now();
    on.lookedAt();
  };
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return (change) => channel.postMessage(change);
}
