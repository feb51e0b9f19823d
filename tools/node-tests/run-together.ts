import { registerHooks } from 'node:module';
import path from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { collecting } from './collecting.ts';

const OURS = new URL('./collected-test.ts', import.meta.url).href;

/**
 * Declares the tests of several files in one process, which reads the modules they share once. Each file is a suite: its
 * hooks are its own, which they are not with `--test-isolation=none`. @param files absolute paths
 */
export async function runTogether(files: readonly string[]): Promise<void> {
  const addresses = new Set(files.map((file) => pathToFileURL(file).href));
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'node:test' && addresses.has(context.parentURL ?? '')
        ? { url: OURS, shortCircuit: true }
        : next(specifier, context),
  });
  for (const address of addresses) {
    const calls: (() => void)[] = [];
    collecting.calls = calls;
    const failure = await import(address).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    collecting.calls = undefined;
    if (failure) calls.push(() => test('the file is read', () => Promise.reject(failure.error)));
    describe(path.relative(process.cwd(), fileURLToPath(address)), () => {
      for (const call of calls) call();
    });
  }
}
