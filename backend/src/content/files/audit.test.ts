import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { files, users } from '../../platform/db/schema.ts';
import { type S3Server, startS3 } from '../../testing/s3-server.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { auditFiles, mendFiles } from './audit.ts';

const LATER = Date.now() + 2 * 60 * 60 * 1000;

for (const kind of ['local disk', 'S3'] as const) {
  describe(`on ${kind}`, () => {
    let server: TestApp;
    let s3: S3Server | undefined;

    before(async () => {
      s3 = kind === 'S3' ? await startS3() : undefined;
      server = await testApp(s3?.env);
      const { id: userId } = await server.signIn();
      const { db, storage } = server.context;
      const row = (name: string) => ({
        id: `${name}-${kind}`,
        userId,
        name: `${name}.png`,
        extension: 'png',
        contentType: 'image/png',
        size: 1,
        pathParent: 'uploads/00',
        pathChild: `${name}.png`,
      });
      // Names are hexadecimal, as generated ones are.
      await db.insert(files).values([row('aa'), row('bb')]);
      await db.update(users).set({ avatarKey: 'avatars/aa.jpg' });
      for (const key of ['uploads/00/aa.png', 'thumbs/00/aa/320.avif', 'avatars/aa.jpg']) {
        await storage.put(key, Buffer.from('x'), 'image/png');
      }
      for (const key of ['uploads/00/cc.png', 'thumbs/00/cc/320.avif', 'avatars/cc.jpg', 'sites/gone/ab.html']) {
        await storage.put(key, Buffer.from('x'), 'image/png');
      }
    });
    after(async () => {
      await server.close();
      await s3?.close();
    });

    test('leaves alone what may be an upload on its way', async () => {
      assert.deepEqual((await auditFiles(server.context)).objectsWithoutRow, []);
    });

    test('finds files without their object and objects without their file, and mends both', async () => {
      const audit = await auditFiles(server.context, LATER);
      assert.deepEqual(audit.rowsWithoutObject, [{ id: `bb-${kind}`, name: 'bb.png', key: 'uploads/00/bb.png' }]);
      assert.deepEqual(audit.objectsWithoutRow.sort(), [
        'avatars/cc.jpg',
        'sites/gone/ab.html',
        'thumbs/00/cc/320.avif',
        'uploads/00/cc.png',
      ]);
      assert.deepEqual([audit.rows, audit.objects], [2, 7]);

      await mendFiles(server.context, audit);
      const again = await auditFiles(server.context, LATER);
      assert.deepEqual(again, { rowsWithoutObject: [], objectsWithoutRow: [], rows: 1, objects: 3 });
    });
  });
}

test('knows nothing of a store that is away, and deletes nothing', async () => {
  const s3 = await startS3();
  const server = await testApp(s3.env);
  await s3.away();
  await assert.rejects(auditFiles(server.context, LATER), { code: 'unavailable' });
  await server.close();
  await s3.close();
});
