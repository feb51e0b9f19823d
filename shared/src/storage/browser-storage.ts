/** The browser's storage as far as it lets us: where it is forbidden or full, nothing is kept, and nothing breaks. */
function safe(storage: () => Storage) {
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
    remove(key: string): void {
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
export const safeLocalStorage = safe(() => localStorage);

/** Kept as long as the tab lives. */
export const safeSessionStorage = safe(() => sessionStorage);
