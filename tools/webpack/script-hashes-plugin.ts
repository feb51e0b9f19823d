import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compiler } from 'webpack';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Where a build says which inline scripts its page has: sources of a content security policy, with spaces between. */
export const SCRIPT_HASHES = 'script-hashes.txt';

/** The policy sources of a page's inline scripts. */
export const scriptHashes = (html: string): string =>
  Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  }).join(' ');

/** Writes `script-hashes.txt` beside the page: servers allow these scripts and no other inline one. */
export class ScriptHashesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptHashesPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('ScriptHashesPlugin', (data) => {
        compilation.emitAsset(SCRIPT_HASHES, new webpack.sources.RawSource(scriptHashes(data.html)));
        return data;
      });
    });
  }
}
