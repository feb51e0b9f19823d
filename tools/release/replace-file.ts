import { open, rename } from 'node:fs/promises';

/** Puts content in a file's place at once: whoever reads meanwhile, or after a crash, sees the old or the new, whole. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const incoming = `${file}.incoming`;
  const handle = await open(incoming, 'w', 0o644);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(incoming, file);
}
