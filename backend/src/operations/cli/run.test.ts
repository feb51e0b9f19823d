import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { mintCode } from '../../commerce/codes/codes.ts';
import { passwordMatches } from '../../identity/auth/passwords.ts';
import { readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { orders, pages, projects, purchaseCodes, sessions, users } from '../../platform/db/schema.ts';
import { run } from './run.ts';

let folder: string;
let env: NodeJS.ProcessEnv;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-cli-'));
  env = { DATA_DIR: folder };
});
after(() => rm(folder, { recursive: true, force: true }));

test('mints a code on a fresh machine and lists it without telling it', async () => {
  const { exitCode, stdout: first, stderr } = await run(['codes', 'list'], env);
  assert.deepEqual([exitCode, first], [0, 'No codes yet.']);
  assert.match(stderr, /Made a new database in .*landfall-cli-/);
  const plain = await run(['codes', 'mint', '--plan', 'pro'], env);
  assert.match(plain.stdout, /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  assert.equal(plain.stderr, '');
  const { code, plan } = JSON.parse((await run(['codes', 'mint', '--plan', 'basic', '--json'], env)).stdout);
  assert.match(code, /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  assert.equal(plan, 'basic');

  const { stdout } = await run(['codes', 'list', '--json'], env);
  const listed = JSON.parse(stdout) as { plan: string; status: string }[];
  assert.deepEqual(listed.map((each) => `${each.plan} ${each.status}`).sort(), ['basic unused', 'pro unused']);
  assert.ok(!stdout.includes(code));
  assert.match((await run(['codes', 'list'], env)).stdout, /pro\s+unused/);
});

test('encrypts stored secrets anew after the key was changed', async () => {
  const { stdout: made } = await run(['users', 'create', '--email', 'key@example.com', '--plan', 'pro', '--json'], env);
  assert.match(made, /key@example\.com/);
  const stored = async (write?: string) => {
    const database = await openDatabase(readConfig(env));
    const mine = eq(users.email, 'key@example.com');
    if (write) await database.db.update(users).set({ totpSecret: write }).where(mine);
    const [row] = await database.db.select().from(users).where(mine);
    await database.close();
    return row?.totpSecret ?? '';
  };
  await stored('JBSWY3DPEHPK3PXP');
  const renew = async (more = {}) =>
    JSON.parse((await run(['secrets', 'renew', '--json'], { ...env, ...more })).stdout);
  const [one, two] = ['01'.repeat(32), '02'.repeat(32)];
  assert.deepEqual(await renew({ SECRET_KEY: one }), { renewed: 1, fine: 0, lost: 0 });
  const first = await stored();
  assert.match(first, /^sealed1\./);
  assert.deepEqual(await renew({ SECRET_KEY: two }), { renewed: 0, fine: 0, lost: 1 });
  assert.equal(await stored(), first);
  assert.deepEqual(await renew({ SECRET_KEY: two, SECRET_KEY_PREVIOUS: one }), { renewed: 1, fine: 0, lost: 0 });
  assert.deepEqual(await renew({ SECRET_KEY: two }), { renewed: 0, fine: 1, lost: 0 });
});

test('names the plans when none or an unknown one is asked for', async () => {
  for (const args of [
    ['codes', 'mint'],
    ['codes', 'mint', '--plan', 'gold'],
  ]) {
    const { exitCode, stdout, stderr } = await run(args, env);
    assert.deepEqual([exitCode, stdout], [2, '']);
    assert.match(stderr, /The plans: basic, pro, premium\./);
  }
});

test('explains itself, and what it does not know', async () => {
  for (const args of [[], ['--help'], ['help']]) assert.match((await run(args, env)).stdout, /codes mint/);
  assert.match((await run(['codes', 'mint', '--help'], env)).stdout, /--plan <name>/);
  for (const args of [['codes'], ['codes', 'burn'], ['codes', 'list', '--nope'], ['codes', 'list', 'more']]) {
    const { exitCode, stderr } = await run(args, env);
    assert.equal(exitCode, 2);
    assert.match(stderr, /Usage/);
  }
});

test('says what to do while the server has the embedded database open', async () => {
  const server = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  try {
    const { exitCode, stderr } = await run(['codes', 'list'], env);
    assert.equal(exitCode, 1);
    assert.match(stderr, /Stop it .* run this command again/);
  } finally {
    await server.close();
  }
});

test('names a wrong setting', async () => {
  const { exitCode, stderr } = await run(['codes', 'list'], { ...env, DATABASE_URL: 'mysql://x' });
  assert.equal(exitCode, 1);
  assert.match(stderr, /DATABASE_URL/);
});

const json = async (...args: string[]) => {
  const { stdout, stderr } = await run([...args, '--json'], env);
  assert.notEqual(stdout, '', stderr);
  return JSON.parse(stdout);
};

/** Looks at or changes the database between two commands. */
async function inDatabase<T>(use: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  try {
    return await use(database.db);
  } finally {
    await database.close();
  }
}

test('revokes a code by the name that the list gives it', async () => {
  await run(['codes', 'mint', '--plan', 'premium'], env);
  const [code] = (await json('codes', 'list')).filter(({ plan }: { plan: string }) => plan === 'premium');
  assert.deepEqual(await json('codes', 'revoke', '--id', code.id), { id: code.id, plan: 'premium', status: 'revoked' });
  for (const [id, why] of [
    [code.id, /revoked already/],
    ['0123456789ab', /no code/],
    ['xyz', /at least 8/],
  ]) {
    const { exitCode, stderr } = await run(['codes', 'revoke', '--id', id], env);
    assert.equal(exitCode, 1);
    assert.match(stderr, why);
  }
});

test('makes an account and gives it a new password, which ends its sessions', async () => {
  const { email, password } = await json('users', 'create', '--email', 'Jane@Example.com', '--plan', 'pro');
  assert.equal(email, 'jane@example.com');
  assert.match((await run(['users', 'create', '--email', email, '--plan', 'pro'], env)).stderr, /account already/);
  assert.match((await run(['users', 'create', '--email', 'no', '--plan', 'pro'], env)).stderr, /no e-mail/);
  const rows = await inDatabase(async (db) => {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    assert.ok(user && (await passwordMatches(user.passwordHash, password)));
    const expiresAt = new Date(Date.now() + 60_000);
    await db.insert(sessions).values({ tokenHash: 'x', userId: user.id, expiresAt });
    return user.id;
  });
  const reset = await json('users', 'reset-password', '--email', email);
  await inDatabase(async (db) => {
    const [user] = await db.select().from(users).where(eq(users.id, rows));
    assert.ok(await passwordMatches(user?.passwordHash, reset.password));
    assert.deepEqual(await db.select().from(sessions), []);
  });
  assert.match((await run(['users', 'reset-password', '--email', 'nobody@example.com'], env)).stderr, /Nobody/);
});

test('says what the pages of a model cost', async () => {
  assert.equal((await run(['pages', 'written'], env)).stdout, 'No page was written by a model yet.');
  await run(['users', 'create', '--email', 'writer@example.com', '--plan', 'pro'], env);
  const database = await openDatabase(readConfig(env));
  const [owner] = await database.db.select().from(users).where(eq(users.email, 'writer@example.com'));
  const report = { model: 'm', language: 'de', tone: 'warm', inputTokens: 700, outputTokens: 300, cost: 0.0123 };
  await database.db
    .insert(projects)
    .values({ id: 'p', userId: owner?.id ?? '', name: 'P', description: '', type: 'x' });
  await database.db.insert(pages).values({
    id: 'w',
    projectId: 'p',
    title: 'Tischlerei',
    path: '/w',
    status: 'active',
    writingReport: { ...report, complete: true, dropped: 0, reason: '' },
  });
  await database.close();
  const { stdout } = await run(['pages', 'written'], env);
  assert.match(stdout, /Tischlerei +writer@example\.com +m +de +warm +700\+300 +0\.0123/);
});

test('lists, resends, reconciles and notes the refund of orders', async () => {
  await inDatabase(async (db) => {
    const order = {
      planName: 'pro',
      email: 'a@example.com',
      method: 'card' as const,
      amount: 11900,
      provider: 'sandbox',
    };
    await db.insert(orders).values({ ...order, id: 'paid-one', status: 'paid' });
    await db.insert(orders).values({ ...order, id: 'old-one', status: 'pending', createdAt: new Date('2026-01-01') });
    await db.transaction((tx) => mintCode(tx, { planName: 'pro', orderId: 'paid-one' }));
  });
  const [paid, ...others] = await json('orders', 'list', '--status', 'paid', '--email', 'A@example.com');
  assert.deepEqual([paid.order, paid.amount, paid.code, others], ['paid-one', 119, 'unused', []]);
  assert.match((await run(['orders', 'list', '--status', 'lost'], env)).stderr, /created, pending, paid/);
  assert.deepEqual(await json('orders', 'resend', '--order', 'paid-one'), {
    order: 'paid-one',
    recipient: 'a@example.com',
  });
  assert.match((await run(['orders', 'resend', '--order', 'old-one'], env)).stderr, /is pending/);
  assert.match((await run(['orders', 'resend'], env)).stderr, /--order is missing/);
  assert.deepEqual(await json('orders', 'reconcile', '--order', 'paid-one'), {
    order: 'paid-one',
    status: 'paid',
    changed: false,
  });
  assert.deepEqual(await json('orders', 'reconcile'), { asked: 1, changed: 1, failed: 0 });
  const part = await json('orders', 'refund', '--order', 'paid-one', '--amount', '19.50');
  assert.deepEqual(part, { order: 'paid-one', status: 'paid', refunded: 19.5 });
  assert.match((await run(['orders', 'refund', '--order', 'paid-one', '--amount', 'all'], env)).stderr, /in dollars/);
  await json('orders', 'refund', '--order', 'paid-one');
  const [refunded] = await json('orders', 'list', '--status', 'refunded');
  assert.deepEqual([refunded.order, refunded.code, refunded.refunded], ['paid-one', 'revoked', 119]);
  await inDatabase(async (db) => assert.equal((await db.select().from(purchaseCodes)).length > 0, true));
});

test('changes prices and limits of plans, says so in the log, and a start leaves them', async () => {
  const set = (...args: string[]) => run(['plans', ...args], env);
  const price = await set('set-price', '--plan', 'pro', '--period', 'mo', '--price', '21.50');
  assert.equal(price.stdout, 'pro: price.mo is 21.5 now, it was 19.');
  const line = JSON.parse(price.stderr);
  assert.deepEqual([line.plan, line.field, line.from, line.to], ['pro', 'price.mo', 19, 21.5]);
  assert.ok(line.by);
  assert.equal((await set('set-feature', '--plan', 'pro', '--feature', 'project_max', '--value', '12')).exitCode, 0);
  assert.equal((await set('set-feature', '--plan', 'pro', '--feature', 'custom_js', '--value', 'off')).exitCode, 0);
  const pro = (await json('plans', 'list')).find(({ plan }: { plan: string }) => plan === 'pro');
  assert.deepEqual([pro.price.mo, pro.features.project_max, pro.features.custom_js], [21.5, 12, false]);
  assert.match((await set('list')).stdout, /project_max +0 +3 +12 +50/);

  for (const [args, problem] of [
    [['set-price', '--plan', 'pro', '--period', 'mo', '--price', '1.999'], /--price is in dollars/],
    [['set-price', '--plan', 'pro', '--period', 'week', '--price', '1'], /--period is mo, yr or ltd/],
    [['set-price', '--plan', 'none', '--period', 'mo', '--price', '1'], /There is no plan "none"/],
    [['set-feature', '--plan', 'pro', '--feature', 'files_max', '--value', 'many'], /whole number/],
    [['set-feature', '--plan', 'pro', '--feature', 'cdn_basic', '--value', '1'], /on or off/],
    [['set-feature', '--plan', 'pro', '--feature', 'gold', '--value', '1'], /There is no feature "gold"/],
  ] as const) {
    const { exitCode, stderr } = await set(...args);
    assert.notEqual(exitCode, 0);
    assert.match(stderr, problem);
  }
});

test('cleans up', async () => {
  await inDatabase(async (db) => {
    const [user] = await db.select().from(users);
    await db.insert(sessions).values({ tokenHash: 'y', userId: user?.id ?? '', expiresAt: new Date('2026-01-01') });
  });
  const done = await json('maintenance');
  assert.equal(done.sessions_deleted, 1);
  assert.match((await run(['maintenance'], env)).stdout, /sessions deleted: 0/);
});

test('brings a database to the schema, also one that has it', async () => {
  assert.deepEqual(await json('migrate'), { migrated: true });
});

test('explains each group and each command', async () => {
  const { stdout } = await run(['orders', '--help'], env);
  assert.match(stdout, /orders resend/);
  assert.doesNotMatch(stdout, /codes mint/);
  for (const name of ['codes revoke', 'users create', 'orders resend', 'maintenance']) {
    assert.match((await run([...name.split(' '), '--help'], env)).stdout, new RegExp(`npm run cli -- ${name}`));
  }
});

test('runs as a program', async () => {
  const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [main, 'codes', 'mint', '--plan', 'pro'], {
    env: { ...process.env, ...env },
  });
  assert.match(stdout, /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\n$/);
});
