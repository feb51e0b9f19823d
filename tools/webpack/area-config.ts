import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Chunk, type Configuration } from 'webpack';
import { federatedName } from '../areas.ts';
import { baseConfig } from './base-config.ts';
import { addBuildInfo, type FirstChunk } from './build-info.ts';
import { compileHint } from './compile-hint.ts';
import { type FirstPaintOptions, firstPaintOf } from './first-paint.ts';
import { type EarlyRoutes, hostPage } from './host-page.ts';
import { HostScriptsPlugin } from './host-scripts-plugin.ts';
import { isOf, LateFilesPlugin } from './late-files-plugin.ts';
import { PortableEntryPlugin } from './portable-entry-plugin.ts';
import { SbomPlugin } from './sbom-plugin.ts';
import { ScriptHashesPlugin } from './script-hashes-plugin.ts';
import { sharedMap } from './shared-map.ts';
import { ThemePlugin } from './theme-plugin.ts';

/**
 * An area's screens come in one script beside its entry: a second one for what other people wrote costs a request. Later
 * pieces share scripts as webpack decides.
 */
const AREA_CHUNKS = {
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('__federation_expose_'),
};

/** A read that the host's page sends before any script runs, where the address asks for nothing but the screen. */
interface FirstRead {
  /** As the screen asks for it; `:project_id` stands for the selected project. */
  path: string;
  /** The capability without which it is not read. */
  needs?: string;
  /** The first rendering does not wait for it. */
  later?: true;
}

interface AreaOptions {
  /** The host's: path prefixes and the remote behind each, whose manifest is fetched before the bundle arrives. */
  earlyRoutes?: EarlyRoutes;
  /** An area's: the screen whose first paint its manifest holds. */
  firstPaint?: FirstPaintOptions;
  /** An area's: by path of a screen, what that screen reads first. */
  firstReads?: Record<string, readonly FirstRead[]>;
  /** An area's: by path of a screen, the chunks that it loads for itself from its beginning. */
  firstChunks?: Record<string, readonly FirstChunk[]>;
}

/** Whether a script holds one of these facades. */
const isFacade =
  (...names: string[]) =>
  (chunk: Chunk) =>
    [...chunk.groupsIterable].some((group) => names.some((name) => isOf(group, `@landfall/shared/${name}`)));

const isFacadeOfFields = isFacade('fields', 'form');

/**
 * What other people wrote changes less often than what we do: a script of its own, kept over our releases. A facade that
 * comes later is one script; the form's stands on that of the fields, the overlays' on that of the tabs.
 */
const HOST_CHUNKS = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    vendor: { chunks: 'initial', test: /node_modules/, name: 'vendor', enforce: true },
    fields: { chunks: isFacadeOfFields, minChunks: 2, name: 'fields', enforce: true },
    fieldsEntry: {
      chunks: isFacadeOfFields,
      test: /[/\\]shared[/\\]src[/\\]fields\.ts$/,
      name: 'fields',
      enforce: true,
    },
    tabs: { chunks: isFacade('tabs', 'overlay'), minChunks: 2, name: 'tabs', enforce: true },
    tabsEntry: {
      chunks: isFacade('tabs', 'overlay'),
      test: /[/\\]shared[/\\]src[/\\]tabs\.ts$/,
      name: 'tabs',
      enforce: true,
    },
  },
} as const;

/** Where the parts of federation's webpack runtime are: the host hands one to the areas that its own build would not hold. */
function federationInternals(): Record<string, string> {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools/webpack-bundler-runtime'));
  return { 'federation-internals': path.dirname(tools.resolve('@module-federation/webpack-bundler-runtime')) };
}

/** What makes a component of an icon's shapes comes from the host: an area's scripts hold the shapes alone. */
const iconsFromHost = new webpack.NormalModuleReplacementPlugin(/^\.\.\/createLucideIcon\.mjs$/, (resource) => {
  resource.request = 'data:text/javascript,export { createLucideIcon as default } from "@landfall/shared"';
});

/**
 * The one webpack configuration of the host and of every area. Name and exposed module follow from the folder.
 * @param directory the folder of the host or area
 */
export function areaConfig(
  directory: string,
  { earlyRoutes, firstPaint, firstReads, firstChunks }: AreaOptions = {},
): Configuration {
  const host = earlyRoutes !== undefined;
  const development = process.env.NODE_ENV === 'development';
  const name = federatedName(path.basename(directory));
  const base = baseConfig(directory, { development });
  const plugin = (file: string) => path.join(directory, 'src/federation', file);
  const federation = new ModuleFederationPlugin({
    name,
    ...(host
      ? { runtimePlugins: [plugin('provide-core-plugin.ts'), plugin('early-and-retry-plugin.ts')] }
      : { filename: 'remoteEntry.js', exposes: { './routes': './src/routes.tsx' } }),
    shared: sharedMap(host),
    shareStrategy: 'loaded-first',
    manifest: {
      additionalData: async (data) => {
        const paint = firstPaint && !development ? await firstPaintOf(directory, firstPaint) : undefined;
        addBuildInfo(data, { firstPaint: paint, firstReads, firstChunks });
      },
    },
    dts: false,
    experiments: {
      optimization: { target: 'web' },
      ...(host ? {} : { asyncStartup: true, externalRuntime: true }),
    },
  });
  return {
    ...base,
    ...(host && { resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...federationInternals() } } }),
    name,
    entry: host ? { main: './src/index.tsx' } : {},
    output: { ...base.output, uniqueName: name, publicPath: host ? '/' : 'auto' },
    optimization: { ...base.optimization, splitChunks: host ? HOST_CHUNKS : AREA_CHUNKS },
    plugins: [
      ...(base.plugins ?? []),
      federation,
      new PortableEntryPlugin({ isProvided: !host }),
      ...(development ? [] : [compileHint(), new SbomPlugin()]),
      ...(host
        ? [new ThemePlugin(), hostPage(directory, earlyRoutes), new LateFilesPlugin(), new ScriptHashesPlugin()]
        : [new HostScriptsPlugin(), iconsFromHost]),
    ],
  };
}

/** Whether a folder holds an area: something to expose. */
export const isArea = (directory: string): boolean => existsSync(path.join(directory, 'src/routes.tsx'));
