import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';

/**
 * Builds one front-end package by its own webpack.config.js.
 * @throws Error with webpack's own report
 */
export async function buildOne(directory: string): Promise<void> {
  const file = pathToFileURL(path.join(directory, 'webpack.config.js')).href;
  const { default: config } = (await import(file)) as { default: Configuration };
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) throw new Error('webpack gave no compiler');
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
        else resolve();
      });
    });
  });
}

const [directory] = process.argv.slice(2);
if (import.meta.main && directory) {
  await buildOne(path.resolve(directory)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
