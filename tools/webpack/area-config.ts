import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { federatedName } from '../areas.ts';
import { baseConfig } from './base-config.ts';
import { addBuildInfo } from './build-info.ts';
import { hostPage } from './host-page.ts';
import { HostScriptsPlugin } from './host-scripts-plugin.ts';
import { PreloadSharedPlugin } from './preload-shared-plugin.ts';
import { ScriptHashesPlugin } from './script-hashes-plugin.ts';
import { sharedMap } from './shared-map.ts';

interface HostOptions {
  /** Path prefixes and the remote behind each: its manifest is fetched before the bundle arrives. */
  earlyRoutes: readonly (readonly [string, string])[];
}

/** First paint needs these at once; the form and overlay facades come with the screens that use them. */
const PRELOADED = ['react', 'react/jsx-runtime', 'react-dom', '@landfall/shared'];

/**
 * The one webpack configuration of the host and of every area. Name and exposed module follow from the folder.
 * @param directory the folder of the host or area
 */
export function areaConfig(directory: string, host?: HostOptions): Configuration {
  const development = process.env.NODE_ENV === 'development';
  const name = federatedName(path.basename(directory));
  const base = baseConfig(directory, { development });
  const plugin = (file: string) => path.join(directory, 'src/federation', file);
  const federation = new ModuleFederationPlugin({
    name,
    ...(host
      ? { runtimePlugins: [plugin('provide-core-plugin.ts'), plugin('early-and-retry-plugin.ts')] }
      : { filename: 'remoteEntry.js', exposes: { './routes': './src/routes.tsx' } }),
    shared: sharedMap(Boolean(host)),
    shareStrategy: 'loaded-first',
    manifest: { additionalData: addBuildInfo },
    dts: false,
    experiments: {
      asyncStartup: true,
      optimization: { target: 'web' },
      ...(host ? {} : { externalRuntime: true }),
    },
  });
  return {
    ...base,
    name,
    entry: host ? { main: './src/index.tsx' } : {},
    output: { ...base.output, uniqueName: name, publicPath: host ? '/' : 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      federation,
      ...(host
        ? [
            hostPage(directory, host.earlyRoutes),
            new PreloadSharedPlugin(PRELOADED, /host\/src\/index\.tsx$/),
            new ScriptHashesPlugin(),
          ]
        : [new HostScriptsPlugin()]),
    ],
  };
}

/** Whether a folder holds an area: something to expose. */
export const isArea = (directory: string): boolean => existsSync(path.join(directory, 'src/routes.tsx'));
