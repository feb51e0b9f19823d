import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { SignInLimits } from '../../identity/auth/sign-in-limits.ts';
import { findPostgres, NO_POSTGRES, startPostgres, type TemporaryPostgres } from '../../testing/postgres.ts';
import { readConfig } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { limits } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { createLog } from '../log.ts';
import type { CounterContext } from './counters.ts';
import { FailureLimit } from './failure-limit.ts';
import { deleteOldLimits } from './forget-limits.ts';

const binaries = findPostgres();
let server: TemporaryPostgres;
let url: string;
let database: OpenDatabase;
let context: CounterContext;
before(async () => {
  if (!binaries) return;
  server = await startPostgres(binaries);
  url = await server.newDatabase();
  const config = readConfig({ DATABASE_URL: url, SECRET_KEY: 'ab'.repeat(32) });
  database = await openDatabase(config);
  await migrate(database, async () => {});
  context = { config, db: database.db, log: createLog('silent') };
});
after(async () => {
  await database?.close();
  await server?.stop();
});

const onPostgres = { skip: binaries ? false : NO_POSTGRES };
const wrong = () => Promise.reject(new AppError('wrong_credentials'));
const right = async () => 'in';

/** A process of its own over the same database. */
async function startProcess() {
  const program = new URL('../../testing/limited-process.ts', import.meta.url).pathname;
  const env = { ...process.env, DATABASE_URL: url, SECRET_KEY: 'ab'.repeat(32) };
  const child = spawn(process.execPath, [program], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  const next = async () => String((await once(lines, 'line'))[0]);
  assert.equal(await next(), 'ready');
  return {
    attempt: async (count: number) => {
      const answer = next();
      child.stdin.write(`${count}\n`);
      return Number((await answer).replace('made ', ''));
    },
    end: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

test('two processes allow together what one allows, also at the same moment', onPostgres, async () => {
  const [one, other] = await Promise.all([startProcess(), startProcess()]);
  const made = await Promise.all([one.attempt(30), other.attempt(30)]);
  assert.equal(made[0] + made[1], 10);
  assert.equal(await one.attempt(1), 0);
  const here = new FailureLimit(context, 'shared', 10, 900);
  await assert.rejects(here.run('ann', right), { code: 'too_many_requests' });
  assert.equal(await here.run('bob', right), 'in');
  await Promise.all([one.end(), other.end()]);
});

test(
  'many right ones at once get through in both of two processes, and leave nothing counted',
  onPostgres,
  async () => {
    const [one, other] = [1, 2].map(() => new FailureLimit(context, 'right', 3, 900));
    const runs = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? one : other)?.run('ann', right));
    assert.equal((await Promise.all(runs)).length, 20);
    const kept = await context.db.select({ points: limits.points }).from(limits);
    assert.ok(kept.some(({ points }) => points === 0));
  },
);

test('a place that somebody signed in from is known to every process', onPostgres, async () => {
  const attempt = { ip: '192.0.2.7', email: 'ann@example.com' };
  await new SignInLimits(context).remember(attempt);
  const other = new SignInLimits(context);
  const guesses = Array.from({ length: 100 }, (_, n) => other.run({ ...attempt, ip: `198.51.100.${n}` }, wrong));
  await Promise.allSettled(guesses);
  await assert.rejects(other.run({ ...attempt, ip: '203.0.113.1' }, right), { code: 'too_many_requests' });
  assert.equal(await other.run(attempt, right), 'in');
});

test('keys are no names, and windows that are over are deleted', onPostgres, async () => {
  const { db } = context;
  const limit = new FailureLimit(context, 'forgotten', 5, 900);
  await assert.rejects(limit.run('ann@example.com', wrong));
  const kept = await db.select().from(limits);
  assert.ok(kept.every(({ key }) => !key.includes('ann')));
  const mine = kept.find(({ key }) => key.startsWith('forgotten'));
  await db
    .update(limits)
    .set({ expire: new Date(0) })
    .where(eq(limits.key, mine?.key ?? ''));
  await deleteOldLimits(db);
  assert.deepEqual(
    await db
      .select()
      .from(limits)
      .where(eq(limits.key, mine?.key ?? '')),
    [],
  );
});

test('while the database is away a process counts by itself, and says so once', onPostgres, async () => {
  const said: string[] = [];
  const log = { warn: (_fields: object, text: string) => void said.push(text) } as CounterContext['log'];
  const limit = new FailureLimit({ ...context, log }, 'away', 3, 900);
  await server.pause();
  for (let n = 0; n < 3; n++) await assert.rejects(limit.run('ann', wrong), { code: 'wrong_credentials' });
  await assert.rejects(limit.run('ann', right), { code: 'too_many_requests' });
  assert.equal(await limit.run('bob', right), 'in');
  assert.deepEqual(said, ['The database is away: this process counts by itself']);
  await server.resume();
});
