import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { readCatalogue, SOURCE_LANGUAGE } from '../i18n/catalogue.ts';
import { catalogueModule, languageModule } from '../i18n/module-source.ts';

/**
 * Compiles a folder of `.po` files: `en.po` is the catalogue, in which the mixture's texts stand in place;
 * `<language>.po?texts` is one language's texts, which come when somebody chooses it.
 */
export default function poLoader(this: LoaderContext<object>): string {
  const folder = path.dirname(this.resourcePath);
  const catalogue = readCatalogue(folder);
  this.addContextDependency(folder);
  for (const language of catalogue.languages.keys()) this.addDependency(path.join(folder, `${language}.po`));
  const language = path.basename(this.resourcePath, '.po');
  if (this.resourceQuery !== '?texts')
    return catalogueModule(catalogue, (late) => `import(${JSON.stringify(`./${late}.po?texts`)})`);
  return languageModule(catalogue, language, language === SOURCE_LANGUAGE ? './en.po' : '');
}
