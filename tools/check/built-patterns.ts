import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, ROOT } from '../root.ts';
import type { Pattern } from './patterns.ts';

/** Tests that meet every place where a pattern is put together: in all languages, without a database. */
const BUILDING = [
  'page/src/{brief/sample-briefs,brief/read-brief,{compose,edit}/**/*}.test.ts',
  'backend/src/platform/http/language.test.ts',
];

/** The regular expressions that the source puts together at run time, each once. */
export async function findBuiltPatterns(): Promise<Pattern[]> {
  const files: string[] = [];
  for await (const file of glob(BUILDING, { cwd: ROOT })) files.push(file);
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-patterns-'));
  try {
    const target = path.join(folder, 'patterns.json');
    const recorder = inRoot('tools/check/record-patterns.ts');
    // Whether the tests pass is said by those who run them.
    await once(spawn(process.execPath, [recorder, target, ...files], { stdio: 'ignore' }), 'close');
    return JSON.parse(await readFile(target, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
