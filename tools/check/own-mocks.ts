import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { AREAS } from '../areas.ts';
import { ROOT } from '../root.ts';

/** What puts something else in the place of a module: Jest's and Node's ways. */
const MOCK =
  /\b(?:jest\s*\.\s*(?:mock|doMock|setMock|unstable_mockModule|createMockFromModule)|mock\s*\.\s*module)\s*(?:<[^;]*?>)?\(\s*['"`]([^'"`]+)['"`]/g;

const isOwn = (specifier: string) => /^\.{0,2}\/|^@landfall\//.test(specifier);

const lineOf = (source: string, at: number) => source.slice(0, at).split('\n').length;

/**
 * Tests stand on our own modules as they are: what is faked is the world outside (HTTP, a library, a function that is
 * passed in). Returns each module of ours that a test replaces.
 */
export async function findOwnMocks(root = ROOT): Promise<string[]> {
  const folders = ['page', 'editor', 'backend', ...AREAS.map(({ name }) => name)].join(',');
  const found: string[] = [];
  for await (const file of glob(`{${folders}}/src/**/*.{ts,tsx,js}`, { cwd: root })) {
    const source = await readFile(path.join(root, file), 'utf8');
    for (const { 1: specifier = '', index } of source.matchAll(MOCK))
      if (isOwn(specifier))
        found.push(`${file.replaceAll(path.sep, '/')}:${lineOf(source, index)} may not mock ${specifier}: it is ours`);
  }
  return found.toSorted();
}
