const PREFIX = 'landfall-editor:';

/** Holds a page for as long as this tab shows it, so that other tabs of this browser know. */
export function holdPage(pageId: string): void {
  // Browsers have it on secure origins alone.
  void navigator.locks?.request(PREFIX + pageId, { mode: 'shared' }, () => new Promise<never>(() => {}));
}

/** The pages that tabs of this browser have open in the editor. */
export async function heldPages(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}
