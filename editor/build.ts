import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'esbuild';

const ENTRY = new URL('./src/main.ts', import.meta.url);
/** What names traces: a file of its own, which is loaded only where the deployment has traces. */
const TRACES = new URL('./src/traces.ts', import.meta.url);

/** Compiles `all.po`, which stands for all `.po` files beside it; GrapesJS's own translations go with ours of it. */
const textsPlugin: Plugin = {
  name: 'texts',
  setup: (build) => {
    build.onResolve({ filter: /\/all\.po$/ }, ({ path: file, resolveDir }) => ({ path: path.join(resolveDir, file) }));
    build.onLoad({ filter: /\/all\.po$/ }, async ({ path: file }) => {
      const folder = path.dirname(file);
      // Only where it is built, as the bundler.
      const { readCatalogue } = await import('../tools/i18n/catalogue.ts');
      const { everyLanguageModule } = await import('../tools/i18n/module-source.ts');
      const catalogue = readCatalogue(folder);
      const isLibrary = path.basename(folder) === 'library';
      const contents =
        everyLanguageModule(catalogue) + (isLibrary ? libraryModule([...catalogue.languages.keys()]) : '');
      return { contents, loader: 'js', resolveDir: import.meta.dirname };
    });
  },
};

/** The translations that GrapesJS brings along: 'pt' stands in for 'pt-BR'. English is what it speaks by itself. */
function libraryModule(languages: readonly string[]): string {
  const found = languages.flatMap((language) => {
    const file = [language, language.split('-')[0]]
      .map((name) => `grapesjs/locale/${name}.mjs`)
      .find((name) => existsSync(new URL(`./node_modules/${name}`, import.meta.url)));
    return file && language !== 'en' ? [[language, file] as const] : [];
  });
  const imports = found.map(([, file], index) => `import own${index} from ${JSON.stringify(file)};`);
  const names = found.map(([language], index) => `${JSON.stringify(language)}:own${index}`);
  return `${imports.join('')}export const own={${names.join(',')}};`;
}

/** Where the built client is; the backend serves it. */
export const BUILD_FOLDER = new URL('./dist/', import.meta.url);

/** Names of the built files, each with a hash of its content. */
export interface Manifest {
  script: string;
  style: string;
  /** What the script loads where the deployment has traces. */
  traces: string;
}

const nameOf = (contents: Uint8Array, extension: string): string =>
  `editor-${createHash('sha256').update(contents).digest('hex').slice(0, 12)}.${extension}`;

/** Bundles the editor's client into dist/: hashed names, each also as brotli and gzip. */
export async function buildEditor(): Promise<Manifest> {
  // Only where it is built: an image holds the result, not the bundler.
  const { build } = await import('esbuild');
  const common = {
    ...({ outdir: '/', write: false, bundle: true, minify: true, target: 'es2022' } as const),
    ...({ legalComments: 'none', logLevel: 'silent' } as const),
  };
  await mkdir(BUILD_FOLDER, { recursive: true });
  const write = async (contents: Uint8Array, extension: string): Promise<string> => {
    const name = nameOf(contents, extension);
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: contents.length },
    };
    await put(name, contents);
    await put(`${name}.br`, await promisify(brotliCompress)(contents, brotli));
    await put(`${name}.gz`, await promisify(gzip)(contents, { level: 8 }));
    return name;
  };
  const late = await build({ ...common, entryPoints: { traces: fileURLToPath(TRACES) }, format: 'esm' });
  const traces = await write(late.outputFiles[0]?.contents ?? new Uint8Array(), 'js');
  const { outputFiles } = await build({
    ...common,
    entryPoints: { editor: fileURLToPath(ENTRY) },
    format: 'iife',
    external: ['/v1/*'],
    define: { TRACES: JSON.stringify(`/v1/editor/assets/${traces}`) },
    loader: { '.woff2': 'dataurl', '.woff': 'empty' },
    plugins: [textsPlugin],
  });
  const names: Record<string, string> = {};
  for (const { path, contents } of outputFiles) {
    const extension = path.endsWith('.css') ? 'css' : 'js';
    names[extension] = await write(contents, extension);
  }
  const manifest: Manifest = { script: names.js ?? '', style: names.css ?? '', traces };
  await put('manifest.json', Buffer.from(JSON.stringify(manifest)));
  for (const old of await readdir(BUILD_FOLDER)) {
    const current = Object.values(manifest).some((name) => old.startsWith(name));
    if (old.startsWith('editor-') && !current) await rm(new URL(old, BUILD_FOLDER), { force: true });
  }
  return manifest;
}

// A backend that is running reads whole files only.
async function put(name: string, contents: Uint8Array): Promise<void> {
  const temporary = new URL(`.${name}.${process.pid}`, BUILD_FOLDER);
  await writeFile(temporary, contents);
  await rename(temporary, new URL(name, BUILD_FOLDER));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  await buildEditor();
  console.log(`Built the editor in ${Math.round(performance.now() - started)} ms`);
}
