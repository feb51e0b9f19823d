import { keptInTab } from '../session/kept.ts';

const PREFIX = 'draft:';
const OWNER = 'draftOwner';

/** What was typed into a form and not sent yet; undefined where there is nothing. Lives as long as the tab. */
export function readDraft(key: string): Record<string, unknown> | undefined {
  try {
    const draft: unknown = JSON.parse(keptInTab.read(PREFIX + key) ?? 'null');
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

export const keepDraft = (key: string, values: unknown): void => keptInTab.write(PREFIX + key, JSON.stringify(values));

export const dropDraft = (key: string): void => keptInTab.forget(PREFIX + key);

/** Forgets every draft, for whoever comes next. */
export function dropAllDrafts(): void {
  for (const key of keptInTab.keys()) if (key.startsWith(PREFIX)) keptInTab.forget(key);
}

/** Drafts belong to one account: another one that signs in never sees them. */
export function claimDrafts(email: string): void {
  const owner = keptInTab.read(OWNER);
  if (owner !== null && owner !== email) dropAllDrafts();
  keptInTab.write(OWNER, email);
}
