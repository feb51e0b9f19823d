import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { inRoot } from '../root.ts';

const BUILT = inRoot('shared/src/theme/built');

const chakraFolder = () =>
  path.dirname(createRequire(inRoot('shared/package.json')).resolve('@chakra-ui/react')).replace(/cjs$/, 'esm');

/**
 * Gives a page the design system that the build worked out (docs/decisions/031): `shared/src/theme/built` in the place
 * of `system.ts`, which works it out at each start.
 */
export class ThemePlugin {
  apply(compiler: Compiler): void {
    const chakra = chakraFolder();
    compiler.options.resolve.alias = {
      ...compiler.options.resolve.alias,
      'chakra-internals/is-css-property$': createRequire(path.join(chakra, 'index.js')).resolve(
        '@pandacss/is-valid-prop',
      ),
      'chakra-internals': chakra,
    };
    compiler.options.module.rules.push({
      test: path.join(BUILT, 'theme-data.ts'),
      enforce: 'pre',
      loader: path.join(import.meta.dirname, 'theme-data-loader.ts'),
    });
    compiler.options.module.rules.push({
      test: /@(?:chakra-ui|ark-ui|zag-js)[/\\].*anatomy[^/\\]*\.m?js$/,
      loader: path.join(import.meta.dirname, 'anatomy-loader.ts'),
    });
    new webpack.NormalModuleReplacementPlugin(/\/theme\/system\.ts$/, (resource) => {
      resource.request = path.join(BUILT, 'system.ts');
    }).apply(compiler);
    new webpack.NormalModuleReplacementPlugin(/\/memo\.js$/, (resource) => {
      if (resource.context.startsWith(chakra)) resource.request = path.join(BUILT, 'memo.ts');
    }).apply(compiler);
  }
}
