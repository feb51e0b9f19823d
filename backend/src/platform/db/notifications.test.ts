import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { doorTo } from '../../testing/door.ts';
import { findPostgres, NO_POSTGRES, startPostgres, type TemporaryPostgres } from '../../testing/postgres.ts';
import { until } from '../../testing/until.ts';
import { subscribePostgres } from './notifications.ts';
import { openPool, VISITORS_WAIT } from './pool.ts';

const binaries = findPostgres();
const skip = binaries ? false : NO_POSTGRES;

let postgres: TemporaryPostgres;
before(async () => {
  if (binaries) postgres = await startPostgres(binaries);
});
after(() => postgres?.stop());

/** Somebody who listens through a door, and somebody who tells beside it. */
async function behindDoor() {
  const url = await postgres.newDatabase();
  const behind = new URL(url);
  const door = await doorTo(Number(behind.port));
  behind.port = String(door.port);
  const pool = openPool(url, VISITORS_WAIT);
  const sent: string[] = [];
  const notify = (channel: string, payload: string) => {
    sent.push(channel);
    return pool.query('select pg_notify($1, $2)', [channel, payload]);
  };
  const notifications = subscribePostgres(behind.href, notify);
  const heard: string[] = [];
  let lost = 0;
  const subscription = await notifications.subscribe(
    'changes',
    (payload) => heard.push(payload),
    () => {
      lost += 1;
    },
  );
  const close = async () => {
    await door.shut();
    await notifications.close();
    await pool.end();
  };
  return { door, pool, notifications, sent, heard, subscription, lost: () => lost, close };
}

test('says until when everything was told, as long as somebody asks', { skip }, async () => {
  const { pool, sent, heard, subscription, close } = await behindDoor();
  assert.equal(sent.length, 0);
  const began = performance.now();
  await pool.query("select pg_notify('changes', 'one')");
  await until(() => subscription.heardUntil() > began);
  assert.deepEqual(heard, ['one']);
  await close();
});

test('a connection that dies without a word is told from one that has nothing to tell', { skip }, async () => {
  const { door, sent, subscription, close } = await behindDoor();
  await until(() => subscription.heardUntil() > 0);
  door.hush();
  const known = subscription.heardUntil();
  const before = sent.length;
  await until(() => {
    subscription.heardUntil();
    return sent.length >= before + 2;
  });
  assert.equal(subscription.isLive(), true);
  // One more may have been on its way.
  assert.ok(subscription.heardUntil() - known < 1_500, 'what was sent since was not heard');
  await close();
});

test('a server that has fallen silent is not waited for at the end', { skip }, async () => {
  const { door, pool, notifications } = await behindDoor();
  door.hush();
  const began = performance.now();
  await notifications.close();
  assert.ok(performance.now() - began < 3_000);
  await door.shut();
  await pool.end();
});

test('what was committed while nobody listened counts as missed once somebody does again', { skip }, async () => {
  const { door, subscription, lost, close } = await behindDoor();
  await door.shut();
  await until(() => !subscription.isLive());
  const before = lost();
  await door.open();
  await until(() => subscription.isLive());
  assert.equal(lost(), before + 1);
  await close();
});
