import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { openDatabase } from '../platform/db/client.ts';
import { startJobs } from '../platform/jobs/pg-boss.ts';

// Takes a job and never finishes it. Made to be killed.
const database = await openDatabase({ dataDir: process.argv[2] ?? '', databaseUrl: undefined });
const jobs = await startJobs(database, pino({ level: 'silent' }));
await jobs.work('page.generate', async ({ pageId }) => {
  writeSync(1, `working on ${pageId}\n`);
  await new Promise(() => {});
});
await jobs.enqueue('page.generate', { pageId: 'interrupted' }, { key: 'interrupted' });
