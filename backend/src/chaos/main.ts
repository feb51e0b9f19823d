import { parseArgs } from 'node:util';
import { CannotTry } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '20' },
    away: { type: 'string', default: '60' },
    from: { type: 'string' },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(SCENARIOS);
const options = { kills: Number(values.kills), away: Number(values.away), from: values.from };
const rows: Record<string, object> = {};

for (const name of names) {
  const scenario = SCENARIOS[name];
  if (!scenario) throw new Error(`There is no '${name}': ${Object.keys(SCENARIOS).join(', ')}.`);
  console.log(`${name} ...`);
  try {
    const { failures, note, ...figures } = await scenario(options);
    rows[name] = { ...figures, failures: failures.length };
    if (note) console.log(`  ${note}`);
    for (const failure of failures) console.error(`  ${failure}`);
    if (failures.length > 0) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof CannotTry)) throw error;
    rows[name] = { note: error.message };
  }
}
console.table(rows);
