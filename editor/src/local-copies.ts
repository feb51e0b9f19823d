/** Contents of a page that the server does not have, kept in this browser. */
interface LocalCopy {
  /** Where they lie. */
  key: string;
  data: Record<string, unknown>;
  /** Milliseconds since 1970. */
  at: number;
}

const prefixOf = (pageId: string) => `landfall-editor:${pageId}:`;

/**
 * Keeps contents where a crash or a lost connection does not reach them; another call by the same name replaces them.
 * Without room, nothing is kept: the server's copy is the one that counts.
 */
export function saveLocalCopy(pageId: string, name: string, data: unknown): void {
  try {
    localStorage.setItem(prefixOf(pageId) + name, JSON.stringify({ data, at: Date.now() }));
  } catch {
    // A full or forbidden storage.
  }
}

export const deleteLocalCopy = (pageId: string, name: string): void => localStorage.removeItem(prefixOf(pageId) + name);

export const deleteCopy = ({ key }: LocalCopy): void => localStorage.removeItem(key);

function parsed(key: string): LocalCopy[] {
  try {
    const { data, at } = JSON.parse(localStorage.getItem(key) ?? '');
    return data && typeof data === 'object' && typeof at === 'number' ? [{ key, data, at }] : [];
  } catch {
    return [];
  }
}

/** What this browser keeps of a page, newest first. */
export const readLocalCopies = (pageId: string): LocalCopy[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefixOf(pageId)))
    .flatMap(parsed)
    .sort((a, b) => b.at - a.at);

/** What two contents are compared by: a database returns the members of objects in its own order. */
export const inOrder = (data: unknown): string =>
  JSON.stringify(data, (_key, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
