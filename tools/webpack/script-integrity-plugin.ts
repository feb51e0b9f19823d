import webpack, { type Compiler } from 'webpack';

/**
 * Scripts that an area loads carry the hash that the host knows for their address, if it does: the host learns the
 * hashes from the area's manifest (docs/decisions/012). Forty bytes in each entry; hashes in the code would cost more.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptIntegrityPlugin',
        (source) =>
          `${source}\nvar hash = globalThis.__LANDFALL_INTEGRITY__?.[url]; if (hash) script.integrity = hash;`,
      );
    });
  }
}
