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
  window.addEventListener('focus', on.lookedAt);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') on.lookedAt();
  });
  return (change) => channel.postMessage(change);
}
