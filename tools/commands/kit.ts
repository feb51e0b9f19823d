import path from 'node:path';
import { parseArgs } from 'node:util';
import { packKit } from '../kit/kit.ts';

const HELP = `npm run kit -- --to <folder>

Packs what an area outside this repository is written with: the facades' types and the build.
See docs/third-party-areas.md.`;

/** `npm run kit`: see HELP. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  if (!values.to) return console.log(HELP);
  await packKit(values.to);
  console.log(`Packed into ${path.resolve(values.to)}.`);
}
