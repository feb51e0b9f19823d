import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { seedPlans } from '../../commerce/plans/seed.ts';
import { type Config, ConfigError, readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { FolderInUseError } from '../../platform/db/folder-lock.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { createLog } from '../../platform/log.ts';
import { backupCommands } from './backup.ts';
import { codeCommands } from './codes.ts';
import { type Command, type CommandAlone, UsageError } from './command.ts';
import { doctor } from './doctor.ts';
import { maintenance } from './maintenance.ts';
import { maintenanceFiles } from './maintenance-files.ts';
import { migrateCommand } from './migrate.ts';
import { moderationCommands } from './moderation.ts';
import { orderCommands } from './orders.ts';
import { planCommands } from './plans.ts';
import { secretsRenew } from './secrets.ts';
import { tokenCommands } from './tokens.ts';
import { userCommands } from './users.ts';
import { webhookCommands } from './webhooks.ts';
import { writings } from './writings.ts';

const COMMANDS: readonly (Command | CommandAlone)[] = [
  doctor,
  ...codeCommands,
  ...userCommands,
  ...orderCommands,
  ...planCommands,
  ...moderationCommands,
  ...tokenCommands,
  ...webhookCommands,
  writings,
  maintenanceFiles,
  maintenance,
  secretsRenew,
  migrateCommand,
  ...backupCommands,
];

interface Outcome {
  /** 0 done, 1 failed, 2 called wrongly. */
  exitCode: number;
  /** What a command that is over may have left waiting is not waited for. */
  endsAtOnce?: boolean;
  stdout: string;
  stderr: string;
}

const done = (stdout: string, stderr = ''): Outcome => ({ exitCode: 0, stdout, stderr });
const failed = (stderr: string, exitCode = 1): Outcome => ({ exitCode, stdout: '', stderr });

/**
 * Runs one command line and says what to print. Works on the database that the environment names.
 * @param say is told how far a long command has come
 */
export async function run(
  argv: string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void = () => {},
): Promise<Outcome> {
  const words = argv.slice(0, 2).join(' ');
  const command = COMMANDS.find(({ name }) => name === words || name === argv[0]);
  const asksHelp = argv.length === 0 || argv.includes('--help') || argv.includes('-h') || argv[0] === 'help';
  if (asksHelp) return done(command ? helpOf(command) : overview(argv[0]));
  if (!command) return failed(`Unknown command "${words}".\n\n${overview()}`, 2);
  try {
    const { values } = parseArgs({
      args: argv.slice(command.name.split(' ').length),
      options: command.options,
      strict: true,
    });
    if ('runAlone' in command) {
      const { text, data, hasFailed } = await command.runAlone(env, values);
      const stdout = values.json ? JSON.stringify(data) : text;
      return { exitCode: hasFailed ? 1 : 0, stdout, stderr: '', endsAtOnce: true };
    }
    const config = readConfig(env);
    const note = newDatabaseNote(config);
    const lines: string[] = [];
    const { text, data } = await runOnDatabase(command, values, config, lines, say);
    return done(values.json ? JSON.stringify(data) : text, [note, ...lines].filter(Boolean).join('\n'));
  } catch (error) {
    return explain(error, command);
  }
}

async function runOnDatabase(
  command: Command,
  values: Record<string, unknown>,
  config: Config,
  lines: string[],
  say: (line: string) => void,
) {
  const database = await openDatabase(config);
  try {
    await migrate(database, seedPlans, command.isRestoring);
    const output = new Writable({
      write: (line, _encoding, done) => {
        lines.push(String(line).trimEnd());
        done();
      },
    });
    const log = createLog(command.isLogged ? 'info' : 'silent', output);
    return await command.run({ config, db: database.db, log, say }, values);
  } finally {
    await database.close();
  }
}

/** A command that was run in the wrong folder works on an empty database there; nobody should have to find out later. */
function newDatabaseNote({ databaseUrl, dataDir }: Config): string {
  const folder = join(dataDir, 'db');
  if (databaseUrl || existsSync(folder)) return '';
  return `Made a new database in ${folder}. If Landfall keeps its data elsewhere, set DATA_DIR to that folder.`;
}

function explain(error: unknown, command: Command | CommandAlone): Outcome {
  if (error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) {
    return failed(`${(error as Error).message}\n\n${helpOf(command)}`, 2);
  }
  if (error instanceof FolderInUseError) {
    return failed(
      'The embedded database is open in another process: most likely Landfall is running.\n' +
        'Stop it (Ctrl-C where it runs), run this command again, then start it again.\n' +
        'On PostgreSQL (DATABASE_URL) both can run at the same time.',
    );
  }
  if (error instanceof ConfigError) return failed(`The configuration is wrong.\n${error.message}`);
  const { message, cause } = error as Error;
  return failed(cause instanceof Error ? `${message}\n${cause.message}` : message);
}

const PROGRAM = 'npm run cli --';

const helpOf = ({ summary, usage, details = [] }: Pick<Command, 'summary' | 'usage' | 'details'>) =>
  [summary, '', `Usage: ${PROGRAM} ${usage}`, ...details.map((line) => `  ${line}`)].join('\n');

/** Every command, or those of one group (`orders --help`). */
function overview(group?: string): string {
  const inGroup = COMMANDS.filter(({ name }) => name.startsWith(`${group} `));
  const shown = inGroup.length > 0 ? inGroup : COMMANDS;
  const width = Math.max(...shown.map(({ name }) => name.length));
  return [
    `Usage: ${PROGRAM} <command> [options]`,
    '',
    'Commands (each knows --help, and --json for scripts):',
    ...shown.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'The database is found as the server finds it: DATABASE_URL, or else the folder DATA_DIR (.data).',
  ].join('\n');
}
