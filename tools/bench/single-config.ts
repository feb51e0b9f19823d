import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { inRoot } from '../root.ts';
import { baseConfig } from '../webpack/base-config.ts';
import { hostPage } from '../webpack/host-page.ts';
import { LateFilesPlugin } from '../webpack/late-files-plugin.ts';
import { ScriptHashesPlugin } from '../webpack/script-hashes-plugin.ts';
import { ThemePlugin } from '../webpack/theme-plugin.ts';

/** `single`: every area linked into the one bundle. `routes`: each area a chunk of the one build. */
export type SingleKind = 'single' | 'routes';

/** Where the comparison build of a kind lies. */
export const singleFolder = (kind: SingleKind): string => inRoot('.cache/bench', kind);

/**
 * The same source as one plain webpack build, without federation: what `bench:load` compares the product with.
 * Only the module that asks federation for an area is replaced.
 */
export function singleConfig(kind: SingleKind): Configuration {
  const host = inRoot('host');
  const base = baseConfig(host, { development: false });
  const loadArea = path.join(import.meta.dirname, `load-area-${kind}.ts`);
  return {
    ...base,
    entry: { main: './src/index.tsx' },
    output: { ...base.output, path: singleFolder(kind), publicPath: '/', uniqueName: 'single' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/federation\/load-area\.ts$|^\.\/load-area\.ts$/, loadArea),
      new ThemePlugin(),
      hostPage(host, []),
      new LateFilesPlugin(),
      new ScriptHashesPlugin(),
    ],
  };
}
