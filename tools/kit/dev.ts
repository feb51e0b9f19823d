import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import webpack, { type Configuration } from 'webpack';
import { federatedName } from '../areas.ts';
import { LiveReload, RELOAD_PATH } from '../dev/live-reload.ts';

// `landfall-dev [folder] [--port 4100]`: builds an area from elsewhere with each change, serves it to a host on this
// machine, and reloads the pages that show it.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4100' } },
});
const folder = path.resolve(positionals[0] ?? '.');
const origin = `http://localhost:${values.port}`;

process.env.NODE_ENV = 'development';
const { default: config } = (await import(pathToFileURL(path.join(folder, 'webpack.config.js')).href)) as {
  default: Configuration;
};
const output = path.join(folder, 'node_modules/.cache/landfall-dev');
const reload = `new EventSource('${origin}${RELOAD_PATH}').onmessage = () => location.reload();`;
const compiler = webpack({
  ...config,
  output: { ...config.output, path: output },
  // The host's policy lets nothing be evaluated.
  devtool: 'cheap-module-source-map',
  plugins: [...(config.plugins ?? []), new webpack.BannerPlugin({ banner: reload, raw: true, include: 'remoteEntry' })],
});
if (!compiler) throw new Error('webpack gave no compiler');

const live = new LiveReload();
let isFirst = true;
compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: true }));
  else console.log(isFirst ? `Built ${path.basename(folder)}.` : 'Built again.');
  if (!isFirst) live.reload();
  isFirst = false;
});

const files = sirv(output, {
  dev: true,
  setHeaders: (response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  },
});
createServer((request, response) => {
  if (request.url === RELOAD_PATH) {
    response.setHeader('Access-Control-Allow-Origin', '*');
    live.listen(response);
  } else files(request, response, () => void response.writeHead(404).end());
}).listen(Number(values.port), 'localhost', () => {
  const remote = federatedName(path.basename(folder));
  console.log(
    `Serving at ${origin}. In config.json: "remotes": { "${remote}": { "entry": "${origin}/mf-manifest.json" } }`,
  );
});
