import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from '@swc/core';
import { ROOT } from '../root.ts';

/** A regular expression of the source. */
export interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** What works on texts of other people. */
const SOURCES = ['{page,backend,editor}/src/**/*.ts', 'shared/src/contracts/**/*.ts'];
const OURS_ALONE = /\.test\.ts$|\/(?:testing|bench|fuzz|chaos)\//;

/** Every literal regular expression below a node of a syntax tree. */
function* literalsIn(node: unknown): Generator<{ pattern: string; flags: string }> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node)
    yield { pattern: String(node.pattern), flags: String(node.flags) };
  for (const part of Object.values(node)) yield* literalsIn(part);
}

/** The regular expressions that customers' and visitors' texts may meet, each once. */
export async function findPatterns(): Promise<Pattern[]> {
  const found = new Map<string, Pattern>();
  for await (const name of glob(SOURCES, { cwd: ROOT })) {
    const file = name.replaceAll(path.sep, '/');
    if (OURS_ALONE.test(file)) continue;
    const tree = await parse(await readFile(path.join(ROOT, file), 'utf8'), { syntax: 'typescript' });
    for (const { pattern: source, flags } of literalsIn(tree.body))
      found.set(`${file} /${source}/${flags}`, { file, source, flags });
  }
  return [...found.values()];
}
