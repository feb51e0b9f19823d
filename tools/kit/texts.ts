import { glob, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCatalogue, SOURCE_LANGUAGE } from '../i18n/catalogue.ts';
import { typesOf } from '../i18n/module-source.ts';

// `landfall-texts [folder]`: writes the types of an area's catalogues, beside each `en.po`.
const [folder = '.'] = process.argv.slice(2);
for await (const file of glob(`src/**/${SOURCE_LANGUAGE}.po`, { cwd: path.resolve(folder) })) {
  const catalogue = readCatalogue(path.resolve(folder, path.dirname(file)));
  await writeFile(path.join(catalogue.folder, `${SOURCE_LANGUAGE}.d.po.ts`), typesOf(catalogue));
}
