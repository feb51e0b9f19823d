import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '../../testing/test-app.ts';
import { mails } from '../db/schema.ts';
import { deleteOldMails } from './mail-jobs.ts';

test('mails are forgotten three months after they were sent', async () => {
  const backend = await testApp();
  const { db } = backend.context;
  const long = new Date('2026-01-01T00:00:00Z');
  const mail = { recipient: 'ada@example.com', subject: 'Hello', body: '', createdAt: long };
  await db.insert(mails).values([
    { ...mail, id: 'old', sentAt: long },
    { ...mail, id: 'recent', sentAt: new Date('2026-03-31T00:00:00Z') },
  ]);
  await deleteOldMails(backend.context, Date.parse('2026-04-02T00:00:00Z'));
  assert.deepEqual(
    (await db.select({ id: mails.id }).from(mails)).map(({ id }) => id),
    ['recent'],
  );
  await backend.close();
});
