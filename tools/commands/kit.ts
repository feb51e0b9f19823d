import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeKit } from '../kit/kit.ts';

const HELP = `npm run kit -- --to <folder>

Begins an area outside this repository: a small one that works, and the kit that it is built with. In a folder that has
a package.json already, the kit alone is replaced by today's. See docs/third-party-areas.md.`;

/** `npm run kit`: see HELP. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  if (!values.to) return console.log(HELP);
  await writeKit(values.to);
  console.log(`Written into ${path.resolve(values.to)}. Go on there with: npm install`);
}
