import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../root.ts';
import type { Pattern } from './patterns.ts';

// A process of its own: runs test files and writes down each regular expression that the source builds meanwhile.
// Called with the file to write to and the test files.

const [target = '', ...files] = process.argv.slice(2);
const found = new Map<string, Pattern>();

/** The file of our source that a line of a stack names. */
const fileIn = (line: string | undefined) => {
  const [, place] = /(?:file:\/\/)?(\/[^:()]+):\d+:\d+/.exec(line ?? '') ?? [];
  const file = place && path.relative(ROOT, place).replaceAll(path.sep, '/');
  return file && /^(?:page|backend|editor|shared)\/src\//.test(file) ? file : undefined;
};

globalThis.RegExp = new Proxy(globalThis.RegExp, {
  construct(original, given, newTarget) {
    const made = Reflect.construct(original, given, newTarget);
    const file = fileIn(new Error().stack?.split('\n')[2]);
    if (file) found.set(`${file} ${made}`, { file, source: made.source, flags: made.flags });
    return made;
  },
});

process.on('exit', () => writeFileSync(target, JSON.stringify([...found.values()])));
for (const file of files) await import(pathToFileURL(path.join(ROOT, file)).href);
