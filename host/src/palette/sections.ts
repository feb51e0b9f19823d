import type { Entry, Group, Section } from './entry.ts';
import { type FoundCommand, findCommands } from './find-commands.ts';

const ORDER: readonly Group[] = [
  'recent',
  'actions',
  'screens',
  'projects',
  'page',
  'file',
  'lead',
  'domain',
  'settings',
];

interface Parts {
  query: string;
  /** What is there without asking. */
  entries: readonly Entry[];
  /** What was chosen last, newest first. */
  recent: readonly Entry[];
  /** What the backend found. */
  found: readonly Entry[];
}

function inGroups(entries: readonly Entry[]): Section[] {
  return ORDER.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) })).filter(
    (section) => section.entries.length > 0,
  );
}

const asRecent = (entry: Entry): Entry => ({ ...entry, group: 'recent' });

/**
 * What the palette shows, under its headings: without words what was chosen last and then everything, with words what
 * answers them, the best heading first. What the backend found comes below, so that it moves nothing when it arrives.
 */
export function sectionsOf({ query, entries, recent, found }: Parts): Section[] {
  const chosen = new Set(recent.map(({ id }) => id));
  const local = [...recent.map(asRecent), ...entries.filter(({ id }) => !chosen.has(id))];
  if (!query.trim()) return inGroups(local);
  const matched = findCommands(
    local.map((entry) => ({ label: `${entry.label} ${entry.thing?.detail ?? ''}`, keywords: entry.keywords, entry })),
    query,
  );
  const shown = new Set(matched.map(({ command }) => command.entry.id));
  const best = (group: Group) =>
    Math.min(
      ...matched.filter((each) => each.command.entry.group === group).map(({ score }: FoundCommand<unknown>) => score),
    );
  const own = inGroups(matched.map(({ command }) => command.entry)).sort((a, b) => best(a.group) - best(b.group));
  return [...own, ...inGroups(found.filter(({ id }) => !shown.has(id)))];
}
