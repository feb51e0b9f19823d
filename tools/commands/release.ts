import path from 'node:path';
import { parseArgs } from 'node:util';
import { federatedName, REMOTES } from '../areas.ts';
import { buildAll } from '../build-all.ts';
import { type Release, readHistory } from '../release/history.ts';
import { manifestHash } from '../release/manifest.ts';
import { ReleaseError, release, rollBack } from '../release/release.ts';
import { inRoot } from '../root.ts';

const HELP = `npm run release -- <area> --to <folder> [--keep-days 30] [--rollback | --list]

Builds one area and releases it into <folder>/<area>, which the area's web server serves. Everybody who has the old
version open goes on working; a reload has the new one.
  --rollback   make the version before the current one current again
  --list       show the versions that are in place
  --keep-days  how long replaced versions stay (30)
Areas: ${REMOTES.map(({ name }) => name).join(', ')}. The host is deployed whole: its page names its files.`;

const show = (history: readonly Release[]) =>
  history.length === 0
    ? console.log('Nothing is released here yet.')
    : console.table(history.map((entry, index) => ({ current: index === 0 ? 'yes' : '', ...entry })));

function readArguments(args: string[]) {
  const options = {
    to: { type: 'string' },
    'keep-days': { type: 'string', default: '30' },
    rollback: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [area] = positionals;
  if (values.help || !area) return null;
  if (!REMOTES.some(({ name }) => name === area)) throw new ReleaseError(`There is no area '${area}'.\n\n${HELP}`);
  if (!values.to) throw new ReleaseError(`Say where to: --to <folder>.\n\n${HELP}`);
  const keepDays = Number(values['keep-days']);
  if (!Number.isFinite(keepDays) || keepDays < 0) throw new ReleaseError('--keep-days is a number of days.');
  return { ...values, area, keepDays, folder: path.join(path.resolve(values.to), area) };
}

/** `npm run release`: see HELP. */
export async function run(args: string[]): Promise<void> {
  try {
    const chosen = readArguments(args);
    if (!chosen) return console.log(HELP);
    const { area, folder, keepDays } = chosen;
    if (chosen.list) return show(await readHistory(folder));
    if (!chosen.rollback) await buildAll([area]);
    show(
      chosen.rollback
        ? await rollBack(folder, new Date())
        : await release({ dist: inRoot(area, 'dist'), folder, keepDays, now: new Date() }),
    );
    console.log(`remotes.${federatedName(area)}.integrity, where config.json names it: ${await manifestHash(folder)}`);
  } catch (error) {
    const known = error instanceof ReleaseError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    console.error(known ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
