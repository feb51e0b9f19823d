import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jpeg } from '../content/files/sample-files.ts';

/** A picture in a temporary file, as an upload leaves it. */
export async function writeSample(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'landfall-sample-')), 'received');
  await writeFile(path, await jpeg());
  return path;
}
