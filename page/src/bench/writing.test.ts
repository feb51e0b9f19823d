import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BRIEFS } from './briefs.ts';
import { EVERYDAY } from './everyday.ts';
import { judgeGoals } from './goals.ts';
import { LETTERS } from './letters.ts';
import { measureWriting } from './measure-writing.ts';
import { OWNERS } from './owners.ts';
import { writeBrief } from './write-brief.ts';

const tuning = [...BRIEFS, ...EVERYDAY, ...OWNERS, ...LETTERS];

describe('pages written of briefs', () => {
  for (const { goal, measured, reached, misses } of judgeGoals(
    tuning.map((brief) => measureWriting(brief, writeBrief)),
  ))
    test(goal, () => assert.ok(reached, [measured, ...misses].join('\n')));
});
