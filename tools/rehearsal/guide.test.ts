import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../root.ts';
import { fillIn, guideSections, readSections } from './guide.ts';

const GUIDE = `# A guide

\`\`\`sh
echo before
\`\`\`

## One

\`\`\`sh
NAME=example
PORT=80
\`\`\`

Text.

\`\`\`sh
echo two
\`\`\`

## Two

\`\`\`text
not run
\`\`\`
`;

test('reads the commands of each section in their order, and nothing else', () => {
  assert.deepEqual(readSections(GUIDE), [
    { heading: 'One', blocks: ['NAME=example\nPORT=80\n', 'echo two\n'] },
    { heading: 'Two', blocks: [] },
  ]);
});

test('fills in what a reader fills in, and says what the guide does not ask for', () => {
  assert.equal(fillIn('NAME=example\nPORT=80\n', { NAME: "$& it's" }), "NAME='$& it's'\nPORT=80\n");
  assert.throws(() => fillIn('NAME=example\n', { OTHER: 'x' }), /does not ask for OTHER/);
});

test('the guide for one machine is Bash throughout, and names files that are there', () => {
  const blocks = guideSections().flatMap((section) => section.blocks);
  assert.ok(blocks.length > 15);
  for (const block of blocks) {
    execFileSync('bash', ['-n'], { input: block });
    for (const [, file = ''] of block.matchAll(/\/opt\/landfall\/source\/(tools\/\S+)/g))
      assert.ok(existsSync(inRoot(file)), `${file} is not there`);
  }
});

test('the commands that it puts in place are scripts', () => {
  for (const name of ['backup', 'install-tools', 'landfall', 'landfall-update'])
    execFileSync('sh', ['-n', inRoot('tools/deploy/one-machine', name)]);
});
