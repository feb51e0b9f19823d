import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { VARIABLES } from '../../backend/src/platform/config.ts';
import { inRoot, ROOT } from '../root.ts';

const SECTIONS = new Set(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']);

interface Product {
  version: string;
  previousRelease: string;
}

/** The variables of the backend at a commit; undefined where this clone does not have it. */
function variablesAt(commit: string): Set<string> | undefined {
  const pattern = '^  [A-Z][A-Z0-9_]+: ';
  const found = spawnSync('git', ['grep', '-hoE', pattern, commit, '--', 'backend/src/*config.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (found.status !== 0) return undefined;
  return new Set([...found.stdout.matchAll(/[A-Z][A-Z0-9_]+/g)].map(([name]) => name));
}

interface Entry {
  version: string;
  date: string | undefined;
  text: string;
}

const entriesOf = (text: string): Entry[] =>
  [...text.matchAll(/^## \[([^\]]+)\](?: - (\S+))?\n([\s\S]*?)(?=^## |(?![\s\S]))/gm)].map(
    ([, version = '', date, body = '']) => ({ version, date, text: body }),
  );

const numbersOf = (version: string): number[] => version.split('.').map(Number);

function isBelow(one: string, other: string): boolean {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  const at = left.findIndex((number, index) => number !== right[index]);
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0);
}

/**
 * What is wrong with the changelog: entries out of order or without a date, sections that nobody expects, a version without
 * its entry, a variable that came since the release before and is named nowhere.
 */
export function changelogFaults(text: string, version: string, added: readonly string[]): string[] {
  const entries = entriesOf(text);
  const [first, ...released] = entries;
  const faults: string[] = [];
  if (first?.version !== 'Unreleased') faults.push('it does not begin with [Unreleased]');
  for (const [index, entry] of released.entries()) {
    const { version: own, date = '' } = entry;
    if (!/^\d+\.\d+\.\d+$/.test(own)) faults.push(`[${own}] is no version`);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) faults.push(`[${own}] has no date`);
    const newer = released[index - 1];
    if (newer && !isBelow(own, newer.version)) faults.push(`[${own}] stands below [${newer.version}]`);
    if (!/^- /m.test(entry.text)) faults.push(`[${own}] says nothing`);
  }
  for (const entry of entries)
    for (const [, section = ''] of entry.text.matchAll(/^### (.+)$/gm))
      if (!SECTIONS.has(section)) faults.push(`[${entry.version}] has a section ${section}`);
  if (!released.some((entry) => entry.version === version))
    faults.push(`package.json is at ${version}, and there is no entry of it`);
  // Raised already, or not yet.
  const since = `${first?.text ?? ''}\n${released[0]?.text ?? ''}`;
  for (const name of added)
    if (!new RegExp(`\\b${name}\\b`).test(since))
      faults.push(`${name} is new since the release before: say what it does`);
  return faults.map((fault) => `CHANGELOG.md: ${fault}.`);
}

/** The faults of the changelog as it stands. A clone without the release before is asked for no new variables. */
export async function findChangelogFaults(): Promise<string[]> {
  const { version, previousRelease } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as Product;
  const before = variablesAt(previousRelease);
  const added = before ? VARIABLES.filter((name) => !before.has(name)) : [];
  return changelogFaults(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), version, added);
}
