import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import { inRoot } from '../root.ts';

/** Where the development build of an area lies; its `dist` stays what `npm run build` made. */
export const devFolder = (area: string): string => inRoot('.cache/dev', area);

/**
 * Builds an area for development and again with each change. Resolves after the first build.
 * @param onRebuilt called after each build but the first
 */
export async function watchArea(area: string, onRebuilt: () => void): Promise<void> {
  const file = pathToFileURL(path.join(inRoot(area), 'webpack.config.js')).href;
  const { default: built } = (await import(file)) as { default: Configuration | Configuration[] };
  const configs = [built].flat();
  const compiler = webpack(
    configs.map((config) => ({ ...config, output: { ...config.output, path: devFolder(area) } })),
  );
  if (!compiler) throw new Error('webpack gave no compiler');
  let first = true;
  await new Promise<void>((resolve, reject) => {
    compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: true }));
      else console.log(`${first ? 'Built' : 'Rebuilt'} ${area} in ${durationOf(stats?.stats ?? [])} ms`);
      if (!first) onRebuilt();
      first = false;
      resolve();
    });
  });
}

const durationOf = (stats: readonly Stats[]) =>
  stats.reduce((sum, { startTime = 0, endTime = 0 }) => sum + endTime - startTime, 0);
