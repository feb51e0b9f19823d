import { globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../root.ts';

const STARTS_PROCESSES = /testing\/(?:postgres|child|limited-process|balancer)\.ts|node:child_process/;
const TOGETHER = 9;

/**
 * Which test files share a process: a few neighbours each, which load the same modules once. Files that start processes
 * are first and alone, since they mostly wait. @param files paths, and what stands in each
 */
export function groupsOf(files: ReadonlyMap<string, string>): string[][] {
  const alone: string[][] = [];
  const others: string[] = [];
  for (const [file, text] of files) {
    if (STARTS_PROCESSES.test(text)) alone.push([file]);
    else others.push(file);
  }
  const groups = Array.from({ length: Math.ceil(others.length / TOGETHER) }, (_, group) =>
    others.slice(group * TOGETHER, (group + 1) * TOGETHER),
  );
  return [...alone, ...groups];
}

/** Writes a program for each group of a folder's test files, named in the order in which they should run; returns the paths. */
export async function groupFiles(folder: string, pattern: string): Promise<string[]> {
  const files = globSync(pattern, { cwd: inRoot(folder) })
    .sort()
    .map((file) => inRoot(folder, file));
  const programs = inRoot('.cache/test-groups', folder);
  await rm(programs, { recursive: true, force: true });
  await mkdir(programs, { recursive: true });
  const runner = path.relative(programs, inRoot('tools/node-tests/run-together.ts'));
  const groups = groupsOf(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
  return Promise.all(
    groups.map(async (group, index) => {
      const program = path.join(programs, `${String(index + 1).padStart(3, '0')}.test.mjs`);
      await writeFile(
        program,
        `import { runTogether } from '${runner}';\nawait runTogether(${JSON.stringify(group)});\n`,
      );
      return program;
    }),
  );
}
