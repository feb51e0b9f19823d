import path from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTES } from '../areas.ts';
import { writeKit } from '../kit/kit.ts';

const HELP = `npm run kit -- --to <folder> [--area mfe-forms]

Begins an area outside this repository: a small one that works, and the kit that it is built with; with --area one of ours,
for a team that owns it in a repository of its own. In a folder that has a package.json already, the kit alone is replaced by
today's. See docs/third-party-areas.md.`;

/** `npm run kit`: see HELP. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' }, area: { type: 'string' } } });
  const { to, area } = values;
  if (!to) return console.log(HELP);
  if (area && !REMOTES.some(({ name }) => name === area)) {
    console.error(`There is no area '${area}'. There are: ${REMOTES.map(({ name }) => name).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  await writeKit(to, area);
  console.log(`Written into ${path.resolve(to)}. Go on there with: npm install`);
}
