import path from 'node:path';
import { readCatalogue } from '../i18n/catalogue.ts';
import { wholeModule } from '../i18n/module-source.ts';

/** Compiles a catalogue of `.po` files for jest: all of its languages in one CommonJS module. */
export default {
  process: (_source, file) => ({
    code: wholeModule(readCatalogue(path.dirname(file))).replace(
      /export const (texts|translations)=/g,
      'const $1=exports.$1=',
    ),
  }),
  // The other languages' files count, too.
  getCacheKey: (_source, file) =>
    JSON.stringify([
      file,
      Array.from(readCatalogue(path.dirname(file)).languages, ([name, texts]) => [name, ...texts]),
    ]),
};
