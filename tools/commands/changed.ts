import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { changedAreas } from '../area-inputs.ts';
import { ROOT } from '../root.ts';

const HELP = `npm run changed -- --since <commit> [--json]

Says which areas the changes since a commit make new, and which files do. --json: their names alone, as the last line.`;

/** The most files that are named for an area. */
const MOST_SHOWN = 5;

/** `npm run changed`: see HELP. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { since: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  if (!values.since) return console.log(HELP);
  // A file that moved made both areas new; names with accents are names.
  const diff = ['-c', 'core.quotePath=false', 'diff', '--name-only', '--no-renames', `${values.since}...HEAD`];
  const git = spawnSync('git', diff, { cwd: ROOT, encoding: 'utf8' });
  if (git.status !== 0) {
    console.error(git.stderr.trim());
    process.exitCode = 1;
    return;
  }
  const changed = changedAreas(git.stdout.split('\n').filter(Boolean));
  if (values.json) return console.log(JSON.stringify(changed.map(({ area }) => area)));
  if (changed.length === 0) console.log('No area is new.');
  for (const { area, files } of changed) {
    console.log(area);
    for (const file of files.slice(0, MOST_SHOWN)) console.log(`  ${file}`);
    if (files.length > MOST_SHOWN) console.log(`  and ${files.length - MOST_SHOWN} more`);
  }
}
