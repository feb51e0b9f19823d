import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AREAS } from '../areas.ts';
import { inRoot } from '../root.ts';

/** What a source says to every module of its program. */
const AMBIENT = /^\s*declare (?:global|module)\b/m;

/** Whether a source would say something to areas that it is not part of. */
export const isAmbient = (file: string, text: string): boolean => file.endsWith('.d.ts') || AMBIENT.test(text);

const isAlone = (area: string) =>
  globSync('src/**/*.{ts,tsx}', { cwd: inRoot(area) }).some((file) =>
    isAmbient(file, readFileSync(inRoot(area, file), 'utf8')),
  );

/**
 * The areas by the program that checks their types: all in one, since each reads `shared` and the design system's types,
 * but for those that declare something for every module of theirs.
 */
export function areaPrograms(): string[][] {
  const names = AREAS.map(({ name }) => name);
  return [...names.filter(isAlone).map((name) => [name]), names.filter((name) => !isAlone(name))];
}

/** Writes the configuration of a program of several areas; returns its folder, as it is named from the root. */
export async function writeProgram(areas: readonly string[]): Promise<string> {
  const program = '.cache/types';
  const folder = inRoot(program);
  await mkdir(folder, { recursive: true });
  const relative = (file: string) => path.relative(folder, inRoot(file));
  const config = {
    extends: relative('tools/tsconfig/browser.json'),
    include: areas.map((area) => relative(`${area}/src`)),
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  return program;
}
