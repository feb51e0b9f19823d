import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { groupsOf } from './group-files.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'landfall-groups-'));
});
after(() => rm(folder, { recursive: true, force: true }));

async function written(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}

/** A test file that tells when its hooks and its test run. */
const telling = (name: string, ends = '') => `
  import { after, before, beforeEach, test } from 'node:test';
  const tell = (what) => console.log('${name}: ' + what);
  before(() => tell('before'));
  beforeEach(() => tell('before each'));
  after(() => tell('after'));
  test('a test', async (t) => {
    t.after(() => tell('after test'));
    await t.test('a part', () => tell('part'));
    ${ends}
  });`;

interface Outcome {
  code: number;
  output: string[];
}

async function runTogether(...files: string[]): Promise<Outcome> {
  return runProgram(`await runTogether(${JSON.stringify(files)});`);
}

async function runProgram(calls: string, ...flags: string[]): Promise<Outcome> {
  const runner = path.join(import.meta.dirname, 'run-together.ts');
  const program = await written('group.mjs', `import { runTogether } from '${runner}';\n${calls}`);
  // A runner that is started by another one would answer it in a format of their own.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const child = spawn(process.execPath, [...flags, '--test-reporter=tap', program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  const [code] = await once(child, 'close');
  return { code, output: output.split('\n').map((line) => line.trim().replace(/^# (?=[ab]: )/, '')) };
}

test('files that share a process keep their hooks to themselves, one after the other', async () => {
  const { code, output } = await runTogether(
    await written('a.mjs', telling('a')),
    await written('b.mjs', telling('b')),
  );
  assert.equal(code, 0);
  const each = ['before', 'before each', 'before each', 'part', 'after test', 'after'];
  const told = output.filter((line) => /^[ab]: /.test(line));
  assert.deepEqual(
    told,
    ['a', 'b'].flatMap((name) => each.map((what) => `${name}: ${what}`)),
  );
});

test('a test that fails is counted, and the other files run', async () => {
  const { code, output } = await runTogether(
    await written('a.mjs', telling('a', `throw new Error('broken');`)),
    await written('b.mjs', telling('b')),
  );
  assert.equal(code, 1);
  assert.ok(output.includes('# pass 3'), output.join('\n'));
  assert.ok(output.includes('# fail 1'), output.join('\n'));
});

test('a file that cannot be read fails, and the other files run', async () => {
  const { code, output } = await runTogether(
    await written('a.mjs', 'this is no program'),
    await written('b.mjs', telling('b')),
  );
  assert.equal(code, 1);
  assert.ok(output.includes('b: part'), output.join('\n'));
  assert.ok(output.includes('# fail 1'), output.join('\n'));
});

test('files that take longer than what a test may leave open are all run', async () => {
  const slow = await written(
    'a.mjs',
    `import { test } from 'node:test'; test('slow', () => new Promise((end) => setTimeout(end, 500)));`,
  );
  const late = await written('b.mjs', `await new Promise((end) => setTimeout(end, 500));${telling('b')}`);
  const files = JSON.stringify([await written('c.mjs', telling('a')), late, slow]);
  const { code, output } = await runProgram(`await runTogether(${files}, 100);`, '--test');
  assert.equal(code, 0, output.join('\n'));
  assert.ok(output.includes('# pass 5'), output.join('\n'));
});

test('what a test leaves open is told, and fails', { timeout: 60_000 }, async () => {
  const file = await written('a.mjs', telling('a', 'setInterval(() => undefined, 1000);'));
  const { code, output } = await runProgram(`await runTogether(['${file}'], 100);`, '--test');
  assert.equal(code, 1);
  assert.ok(output.includes('# pass 2'), output.join('\n'));
  assert.match(output.join('\n'), /A test left this open: .*Timeout/);
});

test('files that start processes are first and alone', () => {
  const plain = Array.from({ length: 10 }, (_, index): [string, string] => [`plain-${index}`, '']);
  const groups = groupsOf(new Map([...plain, ['database', `from '../testing/postgres.ts'`]]));
  assert.deepEqual(
    groups.map((group) => group.length),
    [1, 9, 1],
  );
  assert.deepEqual(groups[0], ['database']);
});
