import { createStorage } from '../../platform/storage/create-storage.ts';
import { backUp } from '../backup/back-up.ts';
import type { Manifest } from '../backup/manifest.ts';
import { FILES_BACKUP_ACT, noteBackup } from '../backup/note-backup.ts';
import { restore } from '../backup/restore.ts';
import { type Command, json, required } from './command.ts';

const summaryOf = ({ created_at, tables, objects, secret_key }: Manifest) => ({
  created_at,
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  objects: objects.count,
  bytes: tables.reduce((sum, { size }) => sum + size, objects.bytes),
  vanished: objects.vanished,
  vanished_keys: objects.vanished_keys,
  secret_key: secret_key !== null,
});

const inWords = ({ tables, rows, objects, bytes, secret_key }: ReturnType<typeof summaryOf>) =>
  `${tables} tables with ${rows} rows, ${objects} objects, ${(bytes / 1e6).toFixed(1)} MB` +
  (secret_key ? ', and the master key: keep it as safe as the passwords in it.' : '. SECRET_KEY is not in it.');

const PAUSE = 5_000;

/** Passes a line on every few seconds. */
function nowAndThen(say: (line: string) => void): (line: string) => void {
  let last = Date.now();
  return (line) => {
    if (Date.now() - last < PAUSE) return;
    last = Date.now();
    say(line);
  };
}

const OBJECTS_ONLY = '--objects-only  leave the database to its own tools (pg_dump, pg_restore)';
const objectsOnly = { 'objects-only': { type: 'boolean' } } as const;

const backup: Command = {
  name: 'backup',
  summary: 'Write the database and all stored files into a folder. Cut short, it goes on when it is run again.',
  usage: 'backup --to <folder> [--objects-only] [--json]',
  details: [OBJECTS_ONLY],
  options: { to: { type: 'string' }, ...objectsOnly, json },

  async run({ db, config, say }, values) {
    const to = required(values, 'to');
    const options = { objectsOnly: values['objects-only'] === true, report: nowAndThen(say) };
    const data = summaryOf(await backUp({ db, config, storage: await createStorage(config) }, to, options));
    await noteBackup(db, options.objectsOnly ? FILES_BACKUP_ACT : 'backup', to);
    const gone = data.vanished_keys.map((key) => `  ${key}`);
    if (data.vanished > gone.length) gone.push(`  and ${data.vanished - gone.length} more`);
    return {
      text: [`Wrote ${to}: ${inWords(data)}`, ...(gone.length > 0 ? ['Deleted meanwhile:', ...gone] : [])].join('\n'),
      data: { folder: to, ...data },
    };
  },
};

const restoreCommand: Command = {
  name: 'restore',
  summary: 'Put a backup back, into an instance without data. Cut short, it goes on when it is run again.',
  usage: 'restore --from <folder> [--objects-only] [--force] [--json]',
  details: ['--force  replace what is in the database; stored files that the backup does not hold stay', OBJECTS_ONLY],
  options: { from: { type: 'string' }, force: { type: 'boolean' }, ...objectsOnly, json },
  isRestoring: true,

  async run({ db, config, say }, values) {
    const from = required(values, 'from');
    const held = await restore({ db, config, storage: await createStorage(config) }, from, {
      force: values.force === true,
      objectsOnly: values['objects-only'] === true,
      report: nowAndThen(say),
    });
    const data = summaryOf(held);
    return { text: `Restored the state of ${held.created_at}: ${inWords(data)}`, data: { folder: from, ...data } };
  },
};

const noteCommand: Command = {
  name: 'backup note',
  summary: 'Note a backup that other tools made, so that its age can be watched.',
  usage: 'backup note --of <what and where> [--json]',
  options: { of: { type: 'string' }, json },

  async run({ db }, values) {
    const of = required(values, 'of');
    await noteBackup(db, 'backup note', of);
    return { text: `Noted: ${of}.`, data: { of } };
  },
};

// The longer name first: the other is its first word.
export const backupCommands = [noteCommand, backup, restoreCommand];
