/** What webpack's runtime knows of modules; federation's part lists those that the first chunk takes from the share. */
interface Require {
  m: Record<string, (module: unknown, ...rest: unknown[]) => void>;
  c: Record<string, unknown>;
  consumesLoadingData?: { initialConsumes?: readonly string[] };
}

declare const __webpack_require__: Require;

/**
 * Has each shared module of the first chunk looked up in the share once. Federation's runtime forgets it each time it
 * has found it (`installInitialConsumes` of webpack-bundler-runtime 2.9), so that each of some seventy imports looks
 * for it again: a quarter of what the host runs before its first screen.
 */
export function keepShared({ m, c, consumesLoadingData }: Require): void {
  for (const id of consumesLoadingData?.initialConsumes ?? []) {
    const find = m[id];
    if (find)
      m[id] = (module, ...rest) => {
        find(module, ...rest);
        c[id] = module;
      };
  }
}

if (typeof __webpack_require__ !== 'undefined') keepShared(__webpack_require__);
