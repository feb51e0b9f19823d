import { parseArgs } from 'node:util';
import { BRIEFS } from './briefs.ts';
import { EVERYDAY } from './everyday.ts';
import { judgeGoals } from './goals.ts';
import { HELD_OUT } from './held-out.ts';
import { LETTERS } from './letters.ts';
import { measureWriting } from './measure-writing.ts';
import { OWNERS } from './owners.ts';
import { readBriefs } from './read-briefs.ts';
import { printPage, printReport, rowOf } from './report-writing.ts';
import { briefsOf, SETS } from './sets.ts';
import { writeBrief } from './write-brief.ts';

const { values: options } = parseArgs({
  options: {
    'held-out': { type: 'boolean' },
    fresh: { type: 'boolean' },
    json: { type: 'boolean' },
    brief: { type: 'string' },
    briefs: { type: 'string' },
  },
});

const sources = options['held-out']
  ? HELD_OUT
  : options.fresh
    ? SETS.flatMap(briefsOf)
    : [...BRIEFS, ...EVERYDAY, ...OWNERS, ...LETTERS];
const chosen = (options.briefs === undefined ? sources : readBriefs(options.briefs)).filter(
  ({ id }) => options.brief === undefined || options.brief === id,
);
if (chosen.length === 0) throw new Error(`No brief is called ${options.brief}`);

// The first page pays for loading and compiling.
for (const brief of chosen.slice(0, 3)) writeBrief(brief);
const results = chosen.map((brief) => measureWriting(brief, writeBrief));
// What is held out stays unread, so only its totals are told.
const judged = judgeGoals(results);
const goals = options['held-out'] ? judged.map((goal) => ({ ...goal, misses: [] })) : judged;

if (options.json)
  console.log(JSON.stringify({ goals, briefs: results.map((result) => ({ id: result.brief.id, ...rowOf(result) })) }));
else {
  for (const result of options.brief ? results : []) printPage(result);
  printReport(results, goals);
}
if (goals.some(({ reached }) => !reached)) process.exitCode = 1;
