import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';

/** The host's one HTML page, with the scripts that must run before the bundle arrives written into it. */
export function hostPage(directory: string, earlyRoutes: readonly (readonly [string, string])[]): HtmlWebpackPlugin {
  const script = readFileSync(path.join(directory, 'src/early.js'), 'utf8').replace(
    '__EARLY_ROUTES__',
    JSON.stringify(earlyRoutes),
  );
  return new HtmlWebpackPlugin({
    template: path.join(directory, 'src/index.html'),
    templateParameters: { earlyScript: minifySync(script, { compress: true, mangle: true }).code },
    scriptLoading: 'defer',
    excludeChunks: ['host'],
    minify: { collapseWhitespace: true, removeComments: true, minifyCSS: true },
  });
}
