import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillIn, readSections } from './guide.ts';

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
