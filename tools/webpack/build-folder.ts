import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { runWebpack } from './run-webpack.ts';

/** Builds one front-end package by its own webpack.config.js. @throws Error with what does not compile */
export async function buildFolder(directory: string): Promise<void> {
  const file = pathToFileURL(path.join(path.resolve(directory), 'webpack.config.js')).href;
  const { default: config } = (await import(file)) as { default: Configuration | Configuration[] };
  await runWebpack(config);
}
