import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The address in the newest mail of the outbox that holds one with this path; undefined while there is none. */
export async function mailedLink(dataDir: string, pathname: string): Promise<string | undefined> {
  const outbox = path.join(dataDir, 'outbox');
  for (const name of (await readdir(outbox)).sort().reverse()) {
    // Long lines of a mail are folded, and equals signs are spelled out.
    const text = (await readFile(path.join(outbox, name), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    const [link] = new RegExp(`http\\S+${pathname}\\?token=[\\w-]+`).exec(text) ?? [];
    if (link) return link;
  }
  return undefined;
}
