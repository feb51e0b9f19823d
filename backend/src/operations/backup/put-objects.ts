import { Readable } from 'node:stream';
import type { Context } from '../../platform/context.ts';
import type { RestoreProgress } from '../../platform/db/unfinished-restore.ts';
import { atOnce } from './at-once.ts';
import { checkedFile } from './content.ts';
import { AT_ONCE, type Report } from './copy-objects.ts';
import { inBackup } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { moveProgress } from './progress.ts';
import { objectsOf } from './verify.ts';

/**
 * Puts every object into the store, from where a restore that was cut short stood. Nothing names them yet, so the state
 * is what it was.
 * @returns how far it came
 */
export async function putObjects(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  folder: string,
  { objects }: Manifest,
  begun: RestoreProgress,
  report: Report,
): Promise<RestoreProgress> {
  const places = inBackup(folder);
  let at = begun;
  let count = 0;
  for (const [part, list] of objects.lists.entries()) {
    if (part < at.part) continue;
    for await (const group of objectsOf(places.list(list.part), at.position)) {
      await atOnce(AT_ONCE, group, (object) =>
        storage.put(
          object.key,
          Readable.from(checkedFile(places.object(object.key), object), { objectMode: false }),
          object.content_type,
        ),
      );
      const next = { ...at, position: at.position + group.length };
      await db.transaction((tx) => moveProgress(tx, at, next));
      at = next;
      count += group.length;
      report(`put objects ${count}`);
    }
    const next = { ...at, part: part + 1, position: 0 };
    await db.transaction((tx) => moveProgress(tx, at, next));
    at = next;
  }
  return at;
}
