const PREFIX = 'draft:';
const OWNER = 'draftOwner';

/** What was typed into a form and not sent yet; undefined where there is nothing. Lives as long as the tab. */
export function readDraft(key: string): Record<string, unknown> | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

export const keepDraft = (key: string, values: unknown): void =>
  sessionStorage.setItem(PREFIX + key, JSON.stringify(values));

export const dropDraft = (key: string): void => sessionStorage.removeItem(PREFIX + key);

/** Forgets every draft, for whoever comes next. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/** Drafts belong to one account: another one that signs in never sees them. */
export function claimDrafts(email: string): void {
  const owner = sessionStorage.getItem(OWNER);
  if (owner !== null && owner !== email) dropAllDrafts();
  sessionStorage.setItem(OWNER, email);
}
