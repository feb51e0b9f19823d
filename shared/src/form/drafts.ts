import { onSessionReset } from '../session/session.ts';
import { safeSessionStorage } from '../storage/browser-storage.ts';

const PREFIX = 'draft:';
const OWNER = 'draftOwner';

/** What was typed into a form and not sent yet; undefined where there is nothing. Lives as long as the tab. */
export function readDraft(key: string): Record<string, unknown> | undefined {
  try {
    const draft: unknown = JSON.parse(safeSessionStorage.read(PREFIX + key) ?? 'null');
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed into a form, under its key, as long as the tab lives. */
export const saveDraft = (key: string, values: unknown): void =>
  safeSessionStorage.write(PREFIX + key, JSON.stringify(values));

/** Forgets what was typed into a form. */
export const deleteDraft = (key: string): void => safeSessionStorage.remove(PREFIX + key);

/** Forgets every draft, for whoever comes next. */
export function dropAllDrafts(): void {
  for (const key of safeSessionStorage.keys()) if (key.startsWith(PREFIX)) safeSessionStorage.remove(key);
}

/** Whether the account that is signed in is known, and the drafts are its own. */
let claimed = false;
const waiting = new Set<() => void>();

// A session that was refused leaves them for the same account's next one.
onSessionReset((end) => {
  claimed = false;
  if (end === 'log-out') dropAllDrafts();
});

/** Drafts belong to one account: another one that signs in never sees them. */
export function setDraftOwner(email: string): void {
  const owner = safeSessionStorage.read(OWNER);
  if (owner !== null && owner !== email) dropAllDrafts();
  safeSessionStorage.write(OWNER, email);
  claimed = true;
  for (const then of waiting) then();
  waiting.clear();
}

/** Calls back once the drafts are known to be those of the account that is signed in. Returns how to stop. */
export function onDraftOwnerKnown(then: () => void): () => void {
  if (claimed || safeSessionStorage.read(OWNER) === null) then();
  else waiting.add(then);
  return () => void waiting.delete(then);
}
