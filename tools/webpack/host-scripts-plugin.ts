import webpack, { type Compiler } from 'webpack';

/**
 * The host completes every element of an area's scripts and style sheets before it is loaded: it gives it the hash that the
 * area's manifest names (docs/decisions/012) and a fresh address after a failure. Forty bytes in each entry; hashes would be
 * far more.
 */
export class HostScriptsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('HostScriptsPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'HostScriptsPlugin',
        (source) => `${source}\nglobalThis.__LANDFALL_SCRIPT__?.(script, url);`,
      );
      webpack.web.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
        'HostScriptsPlugin',
        (source) => `${source}\nglobalThis.__LANDFALL_SCRIPT__?.(link, url);`,
      );
    });
  }
}
