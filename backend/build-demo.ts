import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const fileOf = (name: string): string => fileURLToPath(new URL(`src/demo/${name}`, import.meta.url));

/** Compiles `all.po`, which stands for all `.po` files beside it. */
const texts: Plugin = {
  name: 'texts',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\/all\.po$/ }, ({ path: file, resolveDir }) => ({ path: path.join(resolveDir, file) }));
    onLoad({ filter: /\/all\.po$/ }, async ({ path: file }) => {
      // Only where it is built, as the bundler.
      const { readCatalogue } = await import('../tools/i18n/catalogue.ts');
      const { everyLanguageModule } = await import('../tools/i18n/module-source.ts');
      return { contents: everyLanguageModule(readCatalogue(path.dirname(file))), loader: 'js' };
    });
  },
};

/** What the server reads of its own files as it runs stands in the script. */
const readWhenBuilt: Plugin = {
  name: 'read when built',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[/\\]editor[/\\]src[/\\]shell-texts\.ts$/ }, async ({ path: file }) => {
      const { SHELL_TEXTS, blockNames } = (await import(file)) as typeof import('@landfall/editor/shell-texts');
      const names = JSON.stringify(blockNames());
      return {
        contents: `export const SHELL_TEXTS=${JSON.stringify(SHELL_TEXTS)};export const blockNames=()=>${names};`,
        loader: 'js',
      };
    });
    onLoad({ filter: /[/\\]content[/\\]editor[/\\]texts\.ts$/ }, () => ({
      contents: `import{languages}from'./locales/all.po';
        export const editingTexts=(language)=>languages[language]??languages.en;`,
      loader: 'js',
      resolveDir: fileOf('../content/editor'),
    }));
    onLoad({ filter: /[/\\]content[/\\]previews[/\\]texts\.ts$/ }, () => ({
      contents: `import{languages}from'./locales/all.po';
        export const previewTexts=(language)=>languages[language]??languages.en;`,
      loader: 'js',
      resolveDir: fileOf('../content/previews'),
    }));
    onLoad({ filter: /[/\\]texts[/\\]open-wordings\.ts$/ }, () => ({
      contents: `import{languages}from'../../content/editor/block-texts/all.po';
        export const openWordings=()=>(wording,language)=>{const text=languages[language]?.[wording];return typeof text==='string'?text:undefined};`,
      loader: 'js',
      resolveDir: fileOf('../platform/texts'),
    }));
  },
};

/** One script without imports: `worker/main.ts` or one of the window's. */
async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileOf(entry)],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    // Folders of files, which are read when built.
    define: { 'import.meta.url': '"file:///"' },
    alias: { 'node:crypto': fileOf('worker/node-crypto.ts') },
    plugins: [texts, readWhenBuilt],
  });
  return outputFiles[0]?.text ?? '';
}

/** What the demo is made of beside the product's own files, by name. */
export async function buildDemo(): Promise<
  Record<'sw.js' | 'demo-bar.js' | 'demo-bar.css' | 'demo-canvas.js' | 'start.html', string>
> {
  const [worker, bar, canvas, start] = await Promise.all(
    ['worker/main.ts', 'window/bar.ts', 'window/canvas-frame.ts', 'window/start.ts'].map(bundle),
  );
  const page = await readFile(fileOf('window/start.html'), 'utf8');
  return {
    'sw.js': worker ?? '',
    'demo-bar.js': bar ?? '',
    'demo-canvas.js': canvas ?? '',
    'demo-bar.css': await readFile(fileOf('window/bar.css'), 'utf8'),
    'start.html': page.replace('/* start.ts */', () => start ?? ''),
  };
}
