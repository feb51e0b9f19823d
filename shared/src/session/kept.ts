/** The browser's storage as far as it lets us: where it is forbidden or full, nothing is kept, and nothing breaks. */
function keptIn(storage: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key: string, value: string): void {
      try {
        storage().setItem(key, value);
      } catch {
        // A full or forbidden storage.
      }
    },
    forget(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        // A forbidden storage.
      }
    },
    keys(): string[] {
      try {
        return Object.keys(storage());
      } catch {
        return [];
      }
    },
  };
}

/** Kept in this browser. */
export const keptHere = keptIn(() => localStorage);

/** Kept as long as the tab lives. */
export const keptInTab = keptIn(() => sessionStorage);
