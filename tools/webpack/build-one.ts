import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { runWebpack } from './run-webpack.ts';

// Builds one front-end package by its own webpack.config.js: `node build-one.ts mfe-pages`. A process of its own,
// so that two builds use two cores.
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Name the folder to build.');
const file = pathToFileURL(path.join(path.resolve(directory), 'webpack.config.js')).href;

try {
  const { default: config } = (await import(file)) as { default: Configuration | Configuration[] };
  await runWebpack(config);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
