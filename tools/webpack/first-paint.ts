import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { MIXTURE, readLanguages } from '../i18n/catalogue.ts';
import { inRoot } from '../root.ts';
import { baseConfig } from './base-config.ts';
import { runWebpack } from './run-webpack.ts';

/** A screen that is shown before any script has run, out of its area's manifest. */
export interface FirstPaintOptions {
  path: string;
  /** Its name among the area's screens. */
  screen: string;
  /** What a deployment has to be able to do for it to look as it does; elsewhere it is not shown. */
  needs: readonly string[];
}

/** What stands in the markup for the folder of the area's files. */
export const FILES = '{{files}}';

interface Rendered {
  html: string;
  css: string;
}

/** What renders, and a folder where the bundle finds the packages that the facades stand on: here, or in the kit. */
function rendererFor(directory: string): { renderer: string; folder: string } {
  const area = path.basename(directory);
  const source = inRoot('shared/src/first-paint/render.tsx');
  if (existsSync(source)) return { renderer: source, folder: inRoot('shared/node_modules/.cache/first-paint', area) };
  const renderer = createRequire(path.join(directory, 'package.json')).resolve('@landfall/shared/first-paint');
  return { renderer, folder: path.join(path.dirname(renderer), '.cache', area) };
}

async function bundle(directory: string, { path: address, screen, needs }: FirstPaintOptions): Promise<string> {
  const area = path.basename(directory);
  const { renderer, folder } = rendererFor(directory);
  const base = baseConfig(directory, { development: false });
  const entry = `import area from ${JSON.stringify(path.join(directory, 'src/routes.tsx'))};
    import { renderFirstPaint } from ${JSON.stringify(renderer)};
    export const render = () => renderFirstPaint(area.screens[${JSON.stringify(screen)}], ${JSON.stringify(address)}, ${JSON.stringify(needs)});`;
  await runWebpack({
    ...base,
    target: 'node24',
    devtool: false,
    entry: { [area]: `data:text/javascript,${encodeURIComponent(entry)}` },
    output: {
      path: folder,
      filename: '[name].mjs',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath: FILES,
      library: { type: 'module' },
      module: true,
      chunkFormat: 'module',
    },
    externalsType: 'module',
    externals: ({ request = '' }, callback) =>
      /^[a-z@]/.test(request) && !/^(?:@landfall\/|data:)/.test(request) ? callback(undefined, request) : callback(),
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false },
    experiments: { outputModule: true },
  });
  return path.join(folder, `${area}.mjs`);
}

/** Renders an area's first paint in each language. The markup is the same screen's that takes its place. */
export async function firstPaintOf(directory: string, options: FirstPaintOptions) {
  const file = pathToFileURL(await bundle(directory, options)).href;
  const html: Record<string, string> = {};
  let css = '';
  for (const language of [MIXTURE, ...Object.keys(readLanguages())]) {
    // What the facades ask of a browser when they start: the language that was chosen, and to hear of a session's end.
    Object.assign(globalThis, {
      localStorage: { getItem: (key: string) => (key === 'language' ? language : null) },
      window: new EventTarget(),
    });
    const { render } = (await import(`${file}?${language}`)) as { render: () => Promise<Rendered> };
    const rendered = await render();
    html[language] = rendered.html;
    css = rendered.css;
  }
  return { path: options.path, needs: options.needs, css, html };
}
