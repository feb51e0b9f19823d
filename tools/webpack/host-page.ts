import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from '@swc/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { CONTRACT_VERSION } from '../../shared/src/area.ts';
import { readLanguages } from '../i18n/catalogue.ts';
import { inRoot } from '../root.ts';
import { commitOf } from './build-info.ts';
import { unicodeRange } from './font-subset-loader.ts';

/** By its address: its types are those of a browser's program. */
const themeModule = (): Promise<{ themeCss: () => string }> =>
  import(pathToFileURL(inRoot('shared/src/theme/built/theme-css.ts')).href);

/**
 * An HTML page with the script that must run before the bundle arrives, and the theme's global styles, written into it.
 * @param folder holds `index.html` and `early.js`
 * @param change completes the script
 */
export function earlyPage(
  folder: string,
  change: (script: string) => string = (script) => script,
  options: HtmlWebpackPlugin.Options = {},
): HtmlWebpackPlugin {
  const script = change(readFileSync(path.join(folder, 'early.js'), 'utf8'));
  return new HtmlWebpackPlugin({
    template: path.join(folder, 'index.html'),
    templateParameters: async () => ({
      earlyScript: minifySync(script, { compress: true, mangle: true }).code,
      themeCss: (await themeModule()).themeCss(),
      fontRanges: { english: unicodeRange('?english'), rest: unicodeRange('?rest') },
    }),
    scriptLoading: 'defer',
    minify: { collapseWhitespace: true, removeComments: true, minifyCSS: true },
    ...options,
  });
}

/**
 * Paths, the remote behind each, whether its screen begins with a form (or with fields alone), whether it can be painted early, and whether it
 * asks the server for something as it opens.
 */
export type EarlyRoutes = readonly (readonly [
  path: string,
  remote: string,
  form: boolean | 'fields',
  firstPaint: boolean,
  calls: boolean,
])[];

/** The host's one HTML page; its script knows which remote stands behind each path. */
export function hostPage(directory: string, earlyRoutes: EarlyRoutes): HtmlWebpackPlugin {
  const withRoutes = (script: string) =>
    script
      .replace('__EARLY_ROUTES__', JSON.stringify(earlyRoutes))
      .replace('__CONTRACT__', String(CONTRACT_VERSION))
      .replace('__LANGUAGES__', JSON.stringify(Object.keys(readLanguages())));
  const { version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as { version: string };
  return earlyPage(path.join(directory, 'src'), withRoutes, {
    excludeChunks: ['host'],
    // In the page, which is asked for each time, rather than in a script, which would change with every commit.
    meta: { 'landfall-build': `${version} ${commitOf(directory)}`.trim() },
  });
}
