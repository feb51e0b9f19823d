const STORED = 'singleKeys';

/** Whether letters alone act on lists. Who dictates, or is quick to touch a key, turns them off in the list of shortcuts. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

/** Turns them on or off in this browser. */
export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // Without a storage they stay on.
  }
}
