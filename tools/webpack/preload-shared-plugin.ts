import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { ChunkGroup, Compiler, Module } from 'webpack';

interface SharedModule extends Module {
  options?: { shareKey?: string };
  _name?: string;
}

/**
 * Adds a preload for the chunks that the host needs at once but meets late: the entry's own code and the shared
 * modules behind federation's asynchronous start. Without it they are found one round trip after another.
 */
export class PreloadSharedPlugin {
  readonly #keys: readonly string[];
  readonly #entry: RegExp;

  constructor(keys: readonly string[], entry: RegExp) {
    this.#keys = keys;
    this.#entry = entry;
  }

  #isWanted(group: ChunkGroup): boolean {
    return group.origins.some(({ module }) => {
      if (!module) return false;
      const shared = module as SharedModule;
      if (/consume-shared|provide-module/.test(module.type)) {
        const key = shared.options?.shareKey ?? shared._name;
        return key !== undefined && this.#keys.includes(key);
      }
      return this.#entry.test((module as { resource?: string }).resource ?? '');
    });
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadSharedPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadSharedPlugin', (data) => {
        const files = new Set<string>();
        for (const group of compilation.chunkGroups) {
          if (!this.#isWanted(group)) continue;
          for (const chunk of group.chunks) for (const file of chunk.files) if (file.endsWith('.js')) files.add(file);
        }
        for (const entrypoint of compilation.entrypoints.values())
          for (const file of entrypoint.getFiles()) files.delete(file);
        for (const file of files)
          data.headTags.unshift({
            tagName: 'link',
            voidTag: true,
            attributes: { rel: 'preload', as: 'script', href: data.publicPath + file },
            meta: {},
          });
        return data;
      });
    });
  }
}
