import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AREAS } from '../areas.ts';
import { inRoot, ROOT } from '../root.ts';
import { type Catalogue, readCatalogue, SOURCE_LANGUAGE } from './catalogue.ts';
import { typesOf } from './module-source.ts';

const PACKAGES = ['shared', 'editor', 'backend', ...AREAS.map(({ name }) => name)];

/** Every catalogue of the repository. */
export async function allCatalogues(): Promise<Catalogue[]> {
  const found: Catalogue[] = [];
  for await (const file of glob(`{${PACKAGES.join(',')}}/src/**/${SOURCE_LANGUAGE}.po`, { cwd: ROOT }))
    found.push(readCatalogue(inRoot(path.dirname(file))));
  return found.sort((a, b) => a.folder.localeCompare(b.folder));
}

/** Where a catalogue's types stand: TypeScript's own place for those of a file that is no script. */
const typesFile = ({ folder }: Catalogue) => path.join(folder, `${SOURCE_LANGUAGE}.d.po.ts`);

/** The catalogues whose types are not those of their texts. */
export async function staleTypes(): Promise<Catalogue[]> {
  const stale: Catalogue[] = [];
  for (const catalogue of await allCatalogues()) {
    const file = typesFile(catalogue);
    if (!existsSync(file) || (await readFile(file, 'utf8')) !== typesOf(catalogue)) stale.push(catalogue);
  }
  return stale;
}

/** Writes the types that are not up to date. Returns their files. */
export async function writeTypes(): Promise<string[]> {
  const stale = await staleTypes();
  for (const catalogue of stale) await writeFile(typesFile(catalogue), typesOf(catalogue));
  return stale.map((catalogue) => path.relative(ROOT, typesFile(catalogue)));
}
