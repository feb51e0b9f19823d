import { seedPlans } from '../commerce/plans/seed.ts';
import { backUp } from '../operations/backup/back-up.ts';
import { restore } from '../operations/backup/restore.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/client.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createStorage } from '../platform/storage/create-storage.ts';

// Makes or restores a backup, and kills itself where that reports what the pattern says.
const [pattern = '', command, folder = '', force] = process.argv.slice(2);
const report = (line: string) => {
  if (new RegExp(pattern).test(line)) process.kill(process.pid, 'SIGKILL');
};
const config = readConfig(process.env);
const database = await openDatabase(config);
await migrate(database, seedPlans, true);
const context = { config, db: database.db, storage: await createStorage(config) };
if (command === 'backup') await backUp(context, folder, { report });
else await restore(context, folder, { force: force === 'force', report });
await database.close();
