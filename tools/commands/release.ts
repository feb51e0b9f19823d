import path from 'node:path';
import { parseArgs } from 'node:util';
import { CONTRACT_VERSION } from '../../shared/src/area.ts';
import { AREAS, federatedName, HOST } from '../areas.ts';
import { buildAreas, buildOne } from '../build-all.ts';
import { readBuilt } from '../release/built.ts';
import { type Release, readHistory } from '../release/history.ts';
import { manifestHash } from '../release/manifest.ts';
import { release, rollBack } from '../release/release.ts';
import { ReleaseError } from '../release/release-error.ts';
import { inRoot } from '../root.ts';
import { isUncommitted, UNCOMMITTED } from '../webpack/build-info.ts';

const HELP = `npm run release -- <area> --to <folder> [--keep-days 30] [--rollback [version] | --list]

Builds one area, or the host, and releases it into <folder>/<area>, which its web server serves. Everybody who has the
old version open goes on working; a reload has the new one.
  --rollback   make the version before the current one current again, or the one that is named
  --list       show the versions that are in place
  --keep-days  how long replaced versions stay (30)
  --settle     seconds that web servers have to learn which scripts a new page has (5)
Areas: ${AREAS.map(({ name }) => name).join(', ')}.`;

const show = (history: readonly Release[]) =>
  history.length === 0
    ? console.log('Nothing is released here yet.')
    : console.table(history.map((entry, index) => ({ current: index === 0 ? 'yes' : '', ...entry })));

function readNumber(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isFinite(number) || number < 0) throw new ReleaseError(`--${name} is a number of at least 0.`);
  return number;
}

function readArguments(args: string[]) {
  const options = {
    to: { type: 'string' },
    'keep-days': { type: 'string', default: '30' },
    settle: { type: 'string', default: '5' },
    rollback: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [area, version, ...others] = positionals;
  if (values.help || !area) return null;
  if (!AREAS.some(({ name }) => name === area)) throw new ReleaseError(`There is no area '${area}'.\n\n${HELP}`);
  if (others.length > 0 || (version !== undefined && !values.rollback))
    throw new ReleaseError(`One area at a time: '${positionals.slice(1).join(' ')}' says nothing here.\n\n${HELP}`);
  if (!values.to) throw new ReleaseError(`Say where to: --to <folder>.\n\n${HELP}`);
  return {
    ...values,
    area,
    version,
    keepDays: readNumber('keep-days', values['keep-days']),
    settle: readNumber('settle', values.settle) * 1000,
    folder: path.join(path.resolve(values.to), area),
  };
}

/** Builds what changed of this area. One that was built before its sources were committed is built again. */
async function build(area: string): Promise<string> {
  const dist = inRoot(area, 'dist');
  await buildAreas([area]);
  const { commit } = await readBuilt(dist);
  if (commit.endsWith(UNCOMMITTED) && !isUncommitted(inRoot(area))) await buildOne(area);
  return dist;
}

/** `npm run release`: see HELP. */
export async function run(args: string[]): Promise<void> {
  try {
    const chosen = readArguments(args);
    if (!chosen) return console.log(HELP);
    const { area, folder, keepDays, settle, version } = chosen;
    if (chosen.list) return show(await readHistory(folder));
    const now = new Date();
    show(
      chosen.rollback
        ? await rollBack(folder, now, { to: version, settle })
        : await release({ dist: await build(area), folder, keepDays, now, settle, contract: CONTRACT_VERSION }),
    );
    if (area !== HOST.name)
      console.log(
        `remotes.${federatedName(area)}.integrity, where config.json names it: ${await manifestHash(folder)}`,
      );
  } catch (error) {
    const known = error instanceof ReleaseError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    console.error(known ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
