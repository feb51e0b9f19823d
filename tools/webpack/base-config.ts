import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { inRoot } from '../root.ts';

const require = createRequire(import.meta.url);

/** The package leads bundlers to its development build, whatever they build. An area from elsewhere bundles no router. */
function routerAlias(): Record<string, string> {
  const shared = inRoot('shared/package.json');
  if (!existsSync(inRoot('shared/src'))) return {};
  const router = createRequire(createRequire(shared).resolve('react-router-dom')).resolve('react-router/package.json');
  return { 'react-router$': path.join(path.dirname(router), 'dist/production/index.mjs') };
}

/** A loader of ours: TypeScript here, JavaScript in the kit. */
const ownLoader = (name: string) => path.join(import.meta.dirname, name + path.extname(import.meta.filename));

const COMPRESSED = /\.(?:js|css|html|svg|json)$/;

/** What every front-end build has in common: TypeScript through swc, hashed names, precompressed output. */
export function baseConfig(directory: string, { development }: { development: boolean }): Configuration {
  return {
    mode: development ? 'development' : 'production',
    context: directory,
    target: ['web', 'es2022'],
    devtool: development ? 'eval-cheap-module-source-map' : 'source-map',
    output: {
      path: path.join(directory, 'dist'),
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      // A piece that hangs is given up as an area is.
      chunkLoadTimeout: 20_000,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...(development ? {} : routerAlias()),
        // Emotion needs it for `withTheme` alone, which nobody calls; as CommonJS it would not be shaken off.
        'hoist-non-react-statics': false,
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: [
            { loader: ownLoader('portable-map-loader') },
            {
              loader: require.resolve('swc-loader'),
              options: {
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  target: 'es2022',
                  transform: { react: { runtime: 'automatic', development: false } },
                },
              },
            },
          ],
        },
        // Before swc: of matching rules the last one is first.
        { test: /[/\\]shared[/\\]src[/\\]contracts[/\\].*\.ts$/, loader: ownLoader('pure-schemas-loader') },
        {
          test: /[/\\]react-router[/\\]dist[/\\]production[/\\]chunk-[^/\\]+\.mjs$/,
          loader: ownLoader('router-loader'),
        },
        { test: /\.(?:woff2|png|jpe?g|gif|avif|svg|webp)$/, type: 'asset/resource' },
        { test: /\.css$/, type: 'css/auto', parser: { namedExports: false } },
        { test: /\.po$/, loader: ownLoader('po-loader') },
        { test: /inter-latin-wght-normal\.woff2$/, loader: ownLoader('font-subset-loader') },
      ],
    },
    plugins: development
      ? []
      : [
          new CompressionPlugin({
            test: COMPRESSED,
            filename: '[path][base].br',
            algorithm: 'brotliCompress',
            threshold: 512,
          }),
          new CompressionPlugin({ test: COMPRESSED, filename: '[path][base].gz', algorithm: 'gzip', threshold: 512 }),
        ],
    optimization: {
      chunkIds: 'named',
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    experiments: { css: true },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
