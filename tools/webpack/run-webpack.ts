import webpack, { type Configuration } from 'webpack';

/** Builds one configuration, or several that belong together, once. @throws Error with webpack's own report */
export function runWebpack(config: Configuration | Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(Array.isArray(config) ? config : [config]);
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
