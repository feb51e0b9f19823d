import path from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { ReleaseError } from './release-error.ts';

/** What can be said to a release besides the area, in `npm run release` and `landfall-release`. */
export const OPTIONS_HELP = `  --rollback   make the version before the current one current again, or the one that is named
  --list       show the versions that are in place
  --keep-days  how long replaced versions stay (30)
  --settle     how long web servers have to learn which scripts a new page has (5s)
  --canary     give it to a share of the browsers first: 5 is five of a hundred
  --promote    make the version that is tried everybody's
  --withdraw   take it away from those who have it
  --key        the file of a private key that it is signed with, several in turn; without it LANDFALL_RELEASE_KEY holds one
  --unsigned   no more signed, though what is there is
  --new-key    write a new private key into this file, and say what config.json has to know of it
  --watch      compare both versions' errors at this backend (http://localhost:4000), then promote or withdraw by itself;
               without --canary it goes on with the version that is tried
    --for      how long a version is tried at least (30m)
    --until    when it is withdrawn, because too few have seen it (24h)
    --every    how often the backend is asked (5s)`;

const UNITS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of a duration such as 30m. @throws ReleaseError */
function readDuration(name: string, value: string): number {
  const [, number = '', unit = 's'] = /^(\d+(?:\.\d+)?)([smhd])?$/.exec(value) ?? [];
  if (!number) throw new ReleaseError(`--${name} is a duration such as 5s, 30m or 24h.`);
  return Number(number) * (UNITS[unit] ?? 1_000);
}

function readNumber(name: string, value: string): number {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number) || number < 0)
    throw new ReleaseError(`--${name} is a number of at least 0.`);
  return number;
}

const OPTIONS = {
  to: { type: 'string' },
  'keep-days': { type: 'string', default: '30' },
  settle: { type: 'string', default: '5s' },
  rollback: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  canary: { type: 'string' },
  promote: { type: 'boolean', default: false },
  withdraw: { type: 'boolean', default: false },
  watch: { type: 'string' },
  for: { type: 'string', default: '30m' },
  until: { type: 'string', default: '24h' },
  every: { type: 'string', default: '5s' },
  key: { type: 'string', multiple: true, default: [] as string[] },
  unsigned: { type: 'boolean', default: false },
  'new-key': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies ParseArgsOptionsConfig;

/** What a release is asked for. */
export interface ReleaseArguments {
  /** What stands first: the area's name or folder. */
  area: string;
  /** What --rollback leads to, where it is named. */
  version: string | undefined;
  /** The folder that areas lie in, absolute. */
  to: string;
  act: 'release' | 'rollback' | 'list' | 'promote' | 'withdraw' | 'watch';
  keepDays: number;
  settle: number;
  /** On how many browsers of a hundred it is tried. */
  canary: number | undefined;
  /** The backend that is asked how it does. */
  watch: string | undefined;
  promoteAfter: number;
  giveUpAfter: number;
  every: number;
  /** Files of private keys. */
  keyFiles: readonly string[];
  /** Whether it is not signed, though what is there may be. */
  unsigned: boolean;
}

/** The file that --new-key names; undefined where it is not asked for. */
export const newKeyFile = (args: string[]): string | undefined =>
  parseArgs({ args, options: OPTIONS, allowPositionals: true }).values['new-key'];

/**
 * Reads a command line. Undefined where help is asked for.
 * @throws ReleaseError that says what is wrong
 */
export function readReleaseArguments(args: string[]): ReleaseArguments | undefined {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [area, version, ...others] = positionals;
  if (values.help || !area) return undefined;
  const acts = (['rollback', 'list', 'promote', 'withdraw'] as const).filter((name) => values[name]);
  if (acts.length > 1 || (acts.length === 1 && (values.canary ?? values.watch) !== undefined))
    throw new ReleaseError('One at a time of --rollback, --list, --promote, --withdraw and --canary or --watch.');
  if (others.length > 0 || (version !== undefined && !values.rollback))
    throw new ReleaseError(`One area at a time: '${positionals.slice(1).join(' ')}' says nothing here.`);
  if (!values.to) throw new ReleaseError('Say where to: --to <folder>.');
  if (values.watch !== undefined && !/^https?:\/\/[^/]/.test(values.watch))
    throw new ReleaseError('--watch is the address of a backend, such as http://localhost:4000.');
  if (values.unsigned && values.key.length > 0) throw new ReleaseError('Either --key or --unsigned.');
  const promoteAfter = readDuration('for', values.for);
  const giveUpAfter = readDuration('until', values.until);
  if (promoteAfter > giveUpAfter)
    throw new ReleaseError('--for is longer than --until: it would be withdrawn before it could be promoted.');
  const onlyWatches = values.watch !== undefined && values.canary === undefined;
  return {
    area,
    version,
    to: path.resolve(values.to),
    act: acts[0] ?? (onlyWatches ? 'watch' : 'release'),
    keepDays: readNumber('keep-days', values['keep-days']),
    settle: readDuration('settle', values.settle),
    canary: values.canary === undefined ? undefined : readNumber('canary', values.canary),
    watch: values.watch,
    promoteAfter,
    giveUpAfter,
    every: readDuration('every', values.every),
    keyFiles: values.key,
    unsigned: values.unsigned,
  };
}
