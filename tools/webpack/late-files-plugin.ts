import HtmlWebpackPlugin, { type HtmlTagObject as HtmlTag } from 'html-webpack-plugin';
import type { ChunkGroup, Compilation, Compiler, Module } from 'webpack';

interface SharedModule extends Module {
  options?: { shareKey?: string };
  _name?: string;
}

const preload = (href: string): HtmlTag => ({
  tagName: 'link',
  voidTag: true,
  attributes: { rel: 'preload', as: 'script', href },
  meta: {},
});

/** Whether a group of scripts is what a facade, or a chunk of that name, consists of. */
export function isOf(group: ChunkGroup, wanted: string): boolean {
  return (
    group.name === wanted ||
    group.origins.some(({ module }) => {
      if (!module || !/consume-shared|provide-module/.test(module.type)) return false;
      const shared = module as SharedModule;
      return (shared.options?.shareKey ?? shared._name) === wanted;
    })
  );
}

/** The scripts of something that comes with no entry. */
function filesOf(compilation: Compilation, wanted: string): string[] {
  const files = new Set<string>();
  for (const group of compilation.chunkGroups) {
    if (!isOf(group, wanted)) continue;
    for (const chunk of group.chunks) for (const file of chunk.files) if (file.endsWith('.js')) files.add(file);
  }
  for (const entrypoint of compilation.entrypoints.values())
    for (const file of entrypoint.getFiles()) files.delete(file);
  return [...files];
}

/** What stands in the early script for a list of files, and the facade or the chunk that it is of. */
const PLACES = {
  __FIELD_FILES__: '@landfall/shared/fields',
  __FORM_FILES__: '@landfall/shared/form',
  __SHELL_FILES__: 'shell',
  __CALL_FILES__: 'calls',
};

/**
 * Tells the page's early script which files later pieces consist of: it has them loaded where the address needs them,
 * long before the code that asks for them runs. And it starts the page's own scripts, which are only fetched by
 * themselves: where something can be painted before they run, it is.
 */
export class LateFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LateFilesPlugin', (compilation) => {
      const hooks = HtmlWebpackPlugin.getHooks(compilation);
      let scripts: string[] = [];
      hooks.alterAssetTagGroups.tap('LateFilesPlugin', (data) => {
        const isScript = ({ tagName, attributes }: HtmlTag) => tagName === 'script' && Boolean(attributes.src);
        scripts = data.headTags.filter(isScript).map(({ attributes }) => String(attributes.src));
        const others = data.headTags.filter((tag) => !isScript(tag));
        data.headTags = [...scripts.map(preload), ...others];
        return data;
      });
      hooks.beforeEmit.tap('LateFilesPlugin', (data) => {
        const fill = (place: string, files: string[]) => {
          data.html = data.html.replace(place, JSON.stringify(files));
        };
        for (const [place, wanted] of Object.entries(PLACES)) {
          const files = filesOf(compilation, wanted);
          if (files.length === 0) throw new Error(`No script is there for ${wanted}: has it another name?`);
          fill(
            place,
            files.map((file) => `/${file}`),
          );
        }
        fill('__ENTRY_FILES__', scripts);
        return data;
      });
    });
  }
}
