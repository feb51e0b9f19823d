import { atOnce } from './at-once.ts';
import { assertSame, DamagedError, type Measured, measureFile } from './content.ts';
import { AT_ONCE, type Report } from './copy-objects.ts';
import { inBackup } from './folder.ts';
import { linesOf } from './lines.ts';
import { type ListedObject, type Manifest, parseObject } from './manifest.ts';

/** Objects of a list that are worked on before the next ones are read. */
const OBJECTS = 256;

/** The objects of a list in groups, from a line on. */
export async function* objectsOf(path: string, from = 0): AsyncGenerator<ListedObject[]> {
  let group: ListedObject[] = [];
  let number = 0;
  for await (const line of linesOf(path)) {
    number += 1;
    if (number <= from) continue;
    group.push(parseObject(line));
    if (group.length < OBJECTS) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

async function assertFile(path: string, wanted: Measured): Promise<void> {
  const found = await measureFile(path).catch((error) => {
    if (error.code === 'ENOENT') throw new DamagedError(path, { cause: error });
    throw error;
  });
  assertSame(path, found, wanted);
}

/**
 * Reads a backup and compares it with what was written down of it.
 * @param objects false where each object is compared when it is put
 * @throws DamagedError
 */
export async function verifyBackup(folder: string, held: Manifest, objects: boolean, report: Report): Promise<void> {
  const places = inBackup(folder);
  for (const table of held.tables) await assertFile(places.table(table.name), table);
  if (held.secret_key) await assertFile(places.secretKey, held.secret_key);
  for (const list of held.objects.lists) await assertFile(places.list(list.part), list);
  if (!objects) return;
  let count = 0;
  for (const { part } of held.objects.lists) {
    for await (const group of objectsOf(places.list(part))) {
      await atOnce(AT_ONCE, group, (object) => assertFile(places.object(object.key), object));
      count += group.length;
      report(`verified ${count} of ${held.objects.count} objects`);
    }
  }
}
