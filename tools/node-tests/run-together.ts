import { registerHooks } from 'node:module';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { collecting } from './collecting.ts';

const OURS = new URL('./collected-test.ts', import.meta.url).href;

/** Milliseconds that a timer, a server or a child of a test may be open after the last one. */
const LEFT_OPEN = 60_000;

/** Fails the process where something keeps it: the runner would wait for it for ever. Called once all tests are declared. */
function endAfterLast(leftOpenMs: number): void {
  after(() => {
    const end = () => {
      console.error(`A test left this open: ${process.getActiveResourcesInfo().join(', ')}`);
      process.exit(1);
    };
    setTimeout(end, leftOpenMs).unref();
  });
}

/**
 * Declares the tests of several files in one process, which reads the modules they share once. Each file is a suite: its
 * hooks are its own, which they are not with `--test-isolation=none`. What is still open `leftOpenMs` milliseconds after the
 * last test fails. @param files absolute paths
 */
export async function runTogether(files: readonly string[], leftOpenMs = LEFT_OPEN): Promise<void> {
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
  endAfterLast(leftOpenMs);
}
