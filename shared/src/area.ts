import type { ComponentType } from 'react';
import { CONTRACT_VERSION } from './contracts/contract-version.ts';

/** Something a person can do from the command palette: go somewhere. */
export interface Command {
  id: string;
  label: string;
  /** Address inside the dashboard, with its query. */
  path: string;
  /** More words that find it. */
  keywords?: string;
  /** The keys that do the same on the screen that is shown, as people read them: 'C'. */
  shortcut?: string;
}

interface AreaOptions {
  /** A hook: the area's entries in the command palette, in the chosen language. */
  useCommands?: () => Command[];
  /**
   * Where the area shows single things, by their kind (`page`, `file`, `lead`, ...): an address inside the dashboard, where
   * the thing itself is open. What a search finds and what a notification tells of leads there.
   */
  opens?: Readonly<Record<string, (id: string) => string>>;
  /**
   * Settles once what the area's screens show from their beginning is loaded besides, and never rejects: the page's first
   * rendering waits for it, for a moment.
   */
  ready?: Promise<unknown>;
}

/** What an area exposes as `./routes`: its screens by name. The host's route table refers to them. */
export interface AreaModule extends AreaOptions {
  /** The facades' contract that the area was built against: see `CONTRACT_VERSION`. */
  contractVersion: number;
  screens: Record<string, ComponentType>;
}

export { CONTRACT_VERSION };

/** Declares an area's screens, and what else it contributes. */
export const defineArea = (screens: AreaModule['screens'], options: AreaOptions = {}): AreaModule => ({
  contractVersion: CONTRACT_VERSION,
  screens,
  ...options,
});
