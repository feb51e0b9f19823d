import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setImmediate as breathe } from 'node:timers/promises';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/client.ts';
import { AppError } from '../platform/errors.ts';
import { FailureLimit } from '../platform/limits/failure-limit.ts';
import { createLog } from '../platform/log.ts';

// A process with a limit of ten failures: for each number that it reads it makes that many wrong attempts at once, and
// says how many of them were made.
const config = readConfig(process.env);
const { db } = await openDatabase(config);
const limit = new FailureLimit({ config, db, log: createLog('silent') }, 'shared', 10, 900);
const attempt = async () => {
  await breathe();
  throw new AppError('wrong_credentials');
};
writeSync(1, 'ready\n');
for await (const line of createInterface(process.stdin)) {
  const outcomes = await Promise.allSettled(Array.from({ length: Number(line) }, () => limit.run('ann', attempt)));
  const made = outcomes.filter((one) => one.status === 'rejected' && one.reason.code === 'wrong_credentials');
  writeSync(1, `made ${made.length}\n`);
}
