import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { federatedName } from '../areas.ts';
import { baseConfig } from './base-config.ts';
import { compileHint } from './compile-hint.ts';
import { earlyPage } from './host-page.ts';
import { SbomPlugin } from './sbom-plugin.ts';
import { ScriptHashesPlugin } from './script-hashes-plugin.ts';
import { ThemePlugin } from './theme-plugin.ts';

/**
 * An area's second build: a page of its own with everything inside, no federation, no host. It lies beside the pure
 * remote in the same folder: `index.html`, and the rest under `page/`.
 * @param directory the area's folder; `src/page/` holds index.tsx, index.html and early.js
 */
export function pageConfig(directory: string): Configuration {
  const development = process.env.NODE_ENV === 'development';
  const base = baseConfig(directory, { development });
  const remote = federatedName(path.basename(directory));
  const inPage = (name: unknown) => `page/${name}`;
  return {
    ...base,
    name: `${remote}_page`,
    // The remote's build empties the folder first.
    dependencies: [remote],
    entry: { main: './src/page/index.tsx' },
    output: {
      ...base.output,
      filename: inPage(base.output?.filename),
      chunkFilename: inPage(base.output?.chunkFilename),
      assetModuleFilename: inPage(base.output?.assetModuleFilename),
      publicPath: '/',
      uniqueName: `${remote}_page`,
      clean: false,
    },
    module: {
      ...base.module,
      // The checkout asks the server for its prices as it opens.
      rules: [...(base.module?.rules ?? []), { test: /load-ky\.ts$/, parser: { dynamicImportMode: 'eager' } }],
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/(?:core|field)-recipes\.ts$/, (resource) => {
        resource.request = resource.request.replace(/(?:core|field)-recipes/, 'page-recipes');
      }),
      new ThemePlugin(),
      earlyPage(path.join(directory, 'src/page')),
      new ScriptHashesPlugin(),
      ...(development ? [] : [compileHint(), new SbomPlugin('.page')]),
    ],
  };
}
