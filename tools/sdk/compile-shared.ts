import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

const NOT_FOR_AREAS = ['./host'];

/** The entries of `@landfall/shared` that areas may import: their source files, by the name after the package's. */
export function publicEntries(): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(inRoot('shared/package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const entries = Object.entries(exports).filter(([name]) => !NOT_FOR_AREAS.includes(name));
  return Object.fromEntries(entries.map(([name, file]) => [name, path.relative('src', file)]));
}

/**
 * Compiles `shared` into `folder`: declarations, and JavaScript beside them unless only declarations are wanted.
 * @throws Error where something does not compile; the compiler's words were printed
 */
export async function compileShared(folder: string, { declarationsOnly = false } = {}): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Beside the packages that the types come from.
  const config = inRoot('shared/node_modules/.cache/sdk/tsconfig.json');
  await mkdir(path.dirname(config), { recursive: true });
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: declarationsOnly,
    rewriteRelativeImportExtensions: true,
    rootDir: inRoot('shared/src'),
    outDir: path.resolve(folder),
  };
  // Who wants declarations alone checks the rest on the way.
  const left = [inRoot('shared/src/**/*.test.*')];
  await writeFile(
    config,
    JSON.stringify({
      extends: inRoot('shared/tsconfig.json'),
      compilerOptions,
      include: [inRoot('shared/src')],
      exclude: declarationsOnly ? [] : left,
    }),
  );
  const code = await runCommand(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-p', config]);
  if (code !== 0) throw new Error('shared does not compile; the reason stands above.');
}
