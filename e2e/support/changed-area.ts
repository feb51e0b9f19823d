import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from '../../tools/root.ts';
import { scriptIntegrity } from '../../tools/webpack/build-info.ts';

/**
 * Another build of the pages area: what holds the changed text has another name, wherever it is referred to, and the
 * manifest another hash of it.
 */
export async function changedArea(folder: string, change: (text: string) => string): Promise<string> {
  await cp(inRoot('mfe-pages/dist'), folder, { recursive: true });
  const sources = new Map<string, string>();
  for (const name of await readdir(folder)) {
    if (/\.(?:br|gz)$/.test(name)) await rm(path.join(folder, name));
    else if (/\.(?:js|json)$/.test(name)) sources.set(name, await readFile(path.join(folder, name), 'utf8'));
  }
  const changed = [...sources].filter(([name, source]) => name.endsWith('.js') && change(source) !== source);
  const text = changed.map(([, source]) => change(source)).join('');
  // A chunk is named by its hash wherever it is referred to.
  const hashes = changed.flatMap(([name]) => /\.([0-9a-f]{10})\.js$/.exec(name)?.[1] ?? []);
  const mark = Array.from(text)
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xffffffff, 7)
    .toString(16)
    .padStart(8, '0');
  const renamed = (source: string) =>
    hashes.reduce((all, hash) => all.replaceAll(hash, mark + hash.slice(0, 2)), source);
  const written = new Map<string, string>();
  for (const [name, source] of sources) {
    await rm(path.join(folder, name));
    written.set(renamed(name), renamed(name.endsWith('.js') ? change(source) : source));
  }
  const manifest = JSON.parse(written.get('mf-manifest.json') ?? '');
  const scripts = [...written].filter(([name]) => name.endsWith('.js'));
  manifest.metaData.buildInfo.integrity = scriptIntegrity(scripts);
  written.set('mf-manifest.json', JSON.stringify(manifest));
  for (const [name, source] of written) {
    await writeFile(path.join(folder, name), source);
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(source));
  }
  return folder;
}
