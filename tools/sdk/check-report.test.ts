import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needsNewContract } from './check-report.ts';

const report = (contract: number, code: string) =>
  `# What the facades offer\n\nContract version: ${contract}\n\n## @landfall/shared\n\n\`\`\`ts\n${code}\n\`\`\`\n`;

const released = report(4, '/** Says it. */\nexport const say: (text: string) => void;');

test('a changed surface needs a higher contract than the released one', () => {
  const changed = 'export const say: (text: string, loud?: boolean) => void;';
  assert.equal(needsNewContract(released, report(4, changed)), true);
  assert.equal(needsNewContract(released, report(5, changed)), false);
});

test('another comment needs none', () => {
  assert.equal(
    needsNewContract(released, report(4, '/** Tells it. */\nexport const say: (text: string) => void;')),
    false,
  );
});
