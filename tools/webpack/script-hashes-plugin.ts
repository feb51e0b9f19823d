import { createHash } from 'node:crypto';
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
      // A script of the page may name files: theirs are known once their content is.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ScriptHashesPlugin', stage }, () => {
        const page = compilation.getAsset('index.html');
        if (!page) return;
        const hashes = scriptHashes(page.source.source().toString());
        compilation.emitAsset(SCRIPT_HASHES, new webpack.sources.RawSource(hashes));
      });
    });
  }
}
