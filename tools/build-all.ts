import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inputPatterns } from './area-inputs.ts';
import { AREAS } from './areas.ts';
import { runCommand } from './child.ts';
import { inRoot, ROOT } from './root.ts';

/** Two builds at a time: more is slower on two cores. */
const PARALLEL = 2;

/** A hash of the names and contents of files. */
export async function hashOf(patterns: string[]): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: ROOT })) files.push(file);
  files.sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(path.join(ROOT, file)));
  return hash.digest('hex');
}

const stampOf = (area: string) => inRoot(area, 'dist/.inputs');

/** What an area's build depends on; its hash is kept beside the build. */
const inputsOf = (area: string) => hashOf(inputPatterns(area));

async function isFresh(area: string, inputs: string): Promise<boolean> {
  return existsSync(stampOf(area)) && (await readFile(stampOf(area), 'utf8')) === inputs;
}

async function buildIfStale(area: string): Promise<void> {
  const inputs = await inputsOf(area);
  if (!(await isFresh(area, inputs))) await buildOne(area, inputs);
}

/**
 * Builds one area, whether anything changed or not.
 * @throws Error naming the area
 */
export async function buildOne(area: string, known?: string): Promise<void> {
  const inputs = known ?? (await inputsOf(area));
  const started = Date.now();
  const code = await runCommand(process.execPath, [inRoot('tools/webpack/build-one.ts'), inRoot(area)], { cwd: ROOT });
  if (code !== 0) throw new Error(`The build of ${area} failed; the reason stands above.`);
  await writeFile(stampOf(area), inputs);
  console.log(`Built ${area} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Builds these areas and nothing else: by default those whose sources changed since their last build.
 * @throws Error naming the area that failed
 */
export async function buildAreas(
  areas: readonly string[],
  build: (area: string) => Promise<void> = buildIfStale,
): Promise<void> {
  const waiting = [...areas];
  const worker = async () => {
    for (let area = waiting.shift(); area; area = waiting.shift()) await build(area);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

/**
 * Builds the host, the areas and the editor's client: by default those whose sources changed since their last build.
 * @throws Error naming the area that failed
 */
export async function buildAll(
  areas: readonly string[] = AREAS.map(({ name }) => name),
  build?: (area: string) => Promise<void>,
): Promise<void> {
  await buildAreas(areas, build);
  await buildEditor();
}

/** Bundles the visual editor's client, which the backend serves. */
async function buildEditor(): Promise<void> {
  const code = await runCommand(process.execPath, ['--run', 'build'], { cwd: inRoot('editor') });
  if (code !== 0) throw new Error('The build of the editor failed; the reason stands above.');
}
