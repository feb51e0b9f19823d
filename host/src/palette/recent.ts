import { safeLocalStorage } from '@landfall/shared/host';
import { RECENT_KEY } from './forget-recent.ts';

const MOST = 5;

/** A thing of the account that was found and opened: enough to show it again without asking. */
export interface RecentThing {
  kind: string;
  id: string;
  title: string;
  detail: string;
  project_id: string;
  project_name: string;
}

/** A choice in the palette: an entry of its own, by its id, or a thing. */
export interface RecentChoice {
  entry: string;
  thing?: RecentThing;
}

interface Kept {
  owner: string;
  choices: RecentChoice[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isChoice(value: unknown): value is RecentChoice {
  const { entry, thing } = (value ?? {}) as Partial<RecentChoice>;
  if (!isText(entry)) return false;
  if (thing === undefined) return true;
  const names = ['kind', 'id', 'title', 'detail', 'project_id', 'project_name'] as const;
  return typeof thing === 'object' && thing !== null && names.every((name) => isText(thing[name]));
}

/** What an account chose last, newest first. @param owner the account's e-mail */
export function readRecent(owner: string): RecentChoice[] {
  try {
    const kept = JSON.parse(safeLocalStorage.read(RECENT_KEY) ?? 'null') as Partial<Kept> | null;
    if (kept?.owner === owner && Array.isArray(kept.choices)) return kept.choices.filter(isChoice).slice(0, MOST);
  } catch {
    // Somebody else's, or half of it: nothing was chosen.
  }
  return [];
}

/** Keeps a choice as the newest one of an account, until its session is over. */
export function rememberRecent(owner: string, choice: RecentChoice): void {
  if (!owner) return;
  const others = readRecent(owner).filter(({ entry }) => entry !== choice.entry);
  safeLocalStorage.write(
    RECENT_KEY,
    JSON.stringify({ owner, choices: [choice, ...others].slice(0, MOST) } satisfies Kept),
  );
}
