import type { LucideIcon } from 'lucide-react';
import type { RecentThing } from './recent.ts';

/** Under which heading an entry stands. */
export type Group = 'recent' | 'actions' | 'screens' | 'projects' | 'page' | 'file' | 'lead' | 'domain' | 'settings';

/** One line of the palette. */
export interface Entry {
  id: string;
  group: Group;
  label: string;
  /** What tells it from others of the same name. */
  detail?: string;
  keywords?: string;
  /** The keys that do the same, as people read them. */
  shortcut?: string;
  icon: LucideIcon;
  /** What was found, so that it can be shown again. */
  thing?: RecentThing;
  run: () => void;
}

/** Entries below one heading. */
export interface Section {
  group: Group;
  entries: readonly Entry[];
}
