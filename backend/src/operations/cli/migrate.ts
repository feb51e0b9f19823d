import { type Command, json } from './command.ts';

/** Every command brings the database to this release's schema first; this one does nothing more. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: "Bring the database to this release's schema, as every start does by itself.",
  usage: 'migrate [--json]',
  options: { json },
  run: async () => ({ text: "The database has this release's schema.", data: { migrated: true } }),
};
