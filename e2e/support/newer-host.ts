import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../../tools/root.ts';
import { SCRIPT_HASHES, scriptHashes } from '../../tools/webpack/script-hashes-plugin.ts';

const SCRIPT = /\.([0-9a-f]{10})\.js$/;

/**
 * A newer build of the host: the same, with each of its scripts under another name.
 * @param leaveOut scripts that it names and does not have, as a deployment that broke off leaves them
 */
export async function newerHost(folder: string, leaveOut = /^$/): Promise<void> {
  await cp(inRoot('host/dist'), folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.map'));
  const hashes = names.flatMap((name) => SCRIPT.exec(name)?.[1] ?? []);
  const renamed = (text: string) =>
    hashes.reduce((changed, hash) => changed.replaceAll(hash, `${hash.slice(5)}${hash.slice(0, 5)}`), text);
  for (const name of names) {
    const file = path.join(folder, name);
    // What is compressed would have to be made anew.
    if (/\.(?:br|gz)$/.test(name) || leaveOut.test(name)) await rm(file);
    else if (/\.(?:js|html)$/.test(name)) {
      const source = await readFile(file, 'utf8');
      await rm(file);
      await writeFile(path.join(folder, renamed(name)), renamed(source));
      // The page's own script names others: its policy has to know the new one.
      if (name === 'index.html') await writeFile(path.join(folder, SCRIPT_HASHES), scriptHashes(renamed(source)));
    }
  }
}

/** Puts a build where the other is served from; what only the other had is gone. */
export async function deployHost(build: string, served: string): Promise<void> {
  await rename(served, `${served}.old`);
  await rename(build, served);
}
