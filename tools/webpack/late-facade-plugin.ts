import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { ChunkGroup, Compilation, Compiler, Module } from 'webpack';

interface SharedModule extends Module {
  options?: { shareKey?: string };
  _name?: string;
}

/** Where the page's early script names the files. */
const PLACE = '__FORM_FILES__';

function isOf(group: ChunkGroup, facade: string): boolean {
  return group.origins.some(({ module }) => {
    if (!module || !/consume-shared|provide-module/.test(module.type)) return false;
    const shared = module as SharedModule;
    return (shared.options?.shareKey ?? shared._name) === facade;
  });
}

/** The files of a shared facade that come with no entry. */
function filesOf(compilation: Compilation, facade: string): string[] {
  const files = new Set<string>();
  for (const group of compilation.chunkGroups) {
    if (!isOf(group, facade)) continue;
    for (const chunk of group.chunks) for (const file of chunk.files) if (file.endsWith('.js')) files.add(file);
  }
  for (const entrypoint of compilation.entrypoints.values())
    for (const file of entrypoint.getFiles()) files.delete(file);
  return [...files];
}

/**
 * Tells the page's early script which files a facade consists of: it has them loaded for screens that begin with a
 * form, long before federation gets to know that the area needs them.
 */
export class LateFacadePlugin {
  readonly #facade: string;

  constructor(facade: string) {
    this.#facade = facade;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LateFacadePlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('LateFacadePlugin', (data) => {
        const files = filesOf(compilation, this.#facade).map((file) => `/${file}`);
        data.html = data.html.replace(PLACE, JSON.stringify(files));
        return data;
      });
    });
  }
}
