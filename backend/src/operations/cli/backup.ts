import { createStorage } from '../../platform/storage/create-storage.ts';
import { backUp } from '../backup/back-up.ts';
import type { Manifest } from '../backup/manifest.ts';
import { restore } from '../backup/restore.ts';
import { type Command, json, required } from './command.ts';

const summaryOf = ({ created_at, tables, objects, vanished, secret_key }: Manifest) => ({
  created_at,
  tables: tables.length,
  objects: objects.length,
  bytes: [...tables, ...objects].reduce((sum, { size }) => sum + size, 0),
  vanished,
  secret_key: secret_key !== null,
});

const inWords = ({ tables, objects, bytes, secret_key }: ReturnType<typeof summaryOf>) =>
  `${tables} tables, ${objects} objects, ${(bytes / 1e6).toFixed(1)} MB` +
  (secret_key ? ', and the master key: keep it as safe as the passwords in it.' : '. SECRET_KEY is not in it.');

const backup: Command = {
  name: 'backup',
  summary: 'Write the database and all stored files into one archive.',
  usage: 'backup --to <file.tar> [--json]',
  options: { to: { type: 'string' }, json },

  async run({ db, config }, values) {
    const to = required(values, 'to');
    const data = summaryOf(await backUp({ db, config, storage: await createStorage(config) }, to));
    const gone = data.vanished.map((key) => `  ${key}`);
    return {
      text: [`Wrote ${to}: ${inWords(data)}`, ...(gone.length > 0 ? ['Deleted meanwhile:', ...gone] : [])].join('\n'),
      data: { file: to, ...data },
    };
  },
};

const restoreCommand: Command = {
  name: 'restore',
  summary: 'Put an archive of `backup` back, into an instance without data.',
  usage: 'restore --from <file.tar> [--force] [--json]',
  details: ['--force  replace what is in the database; stored files that the archive does not hold stay'],
  options: { from: { type: 'string' }, force: { type: 'boolean' }, json },

  async run({ db, config }, values) {
    const from = required(values, 'from');
    const held = await restore({ db, config, storage: await createStorage(config) }, from, values.force === true);
    const data = summaryOf(held);
    return { text: `Restored the state of ${held.created_at}: ${inWords(data)}`, data: { file: from, ...data } };
  },
};

export const backupCommands = [backup, restoreCommand];
