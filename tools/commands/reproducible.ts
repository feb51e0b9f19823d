import { AREAS } from '../areas.ts';
import { checkReproducible } from '../check/reproducible.ts';

const NAMES = AREAS.map(({ name }) => name);

const HELP = `npm run reproducible [-- <area> ...]

Builds the named areas, or the host and all of them, a second time: in another folder, as another person, with another
clock, language and number of cores. Fails where a byte is another one.
Areas: ${NAMES.join(', ')}.`;

/** `npm run reproducible`: see HELP. */
export async function run(args: string[]): Promise<void> {
  if (args.some((name) => !NAMES.includes(name))) {
    console.error(HELP);
    process.exitCode = 1;
    return;
  }
  const { failed } = await checkReproducible(args.length > 0 ? args : NAMES);
  if (failed > 0) process.exitCode = 1;
}
