import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** What federation writes to begin with: named by a hash of absolute paths, which it imports. */
const ENTRY = /[/\\]\.federation[/\\]entry\.[0-9a-f]+\.js$/;

const ABSOLUTE_IMPORT = /(?<= from ')[^']+(?=')/g;

/** What it begins with: federation's part of webpack's runtime. */
const RUNTIME_IMPORT = /^import federation from '[^']+';/;

/** The same from the host (host/src/federation/provide-runtime.ts). */
const PROVIDED_RUNTIME = 'const federation = globalThis.__LANDFALL_FEDERATION__();';

interface PortableEntryOptions {
  /** Whether the host gives the build federation's part of webpack's runtime, which it then does not hold itself. */
  isProvided: boolean;
}

/** The entry of federation's own container names that file, too. */
const CONTAINER = 'webpack/container/entry/';

/** What provides a shared module is named by where that is, and would take the number of another one. */
const PROVIDED = 'webpack/sharing/provide/';

/**
 * Makes a build the same in every folder: federation's own entry gets a name and imports that do not say where it was built,
 * and the container and what provides shared modules ids that are not made of it.
 */
export class PortableEntryPlugin {
  readonly options: PortableEntryOptions;

  constructor(options: PortableEntryOptions) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    const { context } = compiler;
    const folder = path.join(context, 'node_modules/.cache/federation');
    const file = path.join(folder, 'entry.js');
    const relative = (target: string) => `./${path.relative(folder, target).replaceAll(path.sep, '/')}`;
    new webpack.NormalModuleReplacementPlugin(ENTRY, (resource) => {
      mkdirSync(folder, { recursive: true });
      const source = readFileSync(resource.request, 'utf8');
      if (!RUNTIME_IMPORT.test(source)) throw new Error('Federation begins its entry otherwise than expected.');
      const entry = this.options.isProvided ? source.replace(RUNTIME_IMPORT, PROVIDED_RUNTIME) : source;
      writeFileSync(file, entry.replace(ABSOLUTE_IMPORT, relative));
      resource.request = file;
    }).apply(compiler);
    compiler.hooks.compilation.tap('PortableEntryPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap(
        { name: 'PortableEntryPlugin', before: 'DeterministicModuleIdsPlugin' },
        (modules) => {
          for (const module of modules) {
            const name = module.libIdent({ context });
            if (name?.includes(CONTAINER)) compilation.chunkGraph.setModuleId(module, 'entry');
            else if (name?.includes(PROVIDED)) compilation.chunkGraph.setModuleId(module, name);
          }
        },
      );
    });
  }
}
