import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { AREAS, HOST } from '../areas.ts';
import { readReleaseArguments } from '../release/arguments.ts';
import { ReleaseError } from '../release/release-error.ts';
import { runRelease, tellMistakes } from '../release/run-release.ts';

const HELP = `npm run release:checkout -- <checkout> --to <folder> [--key <file>]

Releases the host and every area that a checkout of a release has built, as \`npm run release\` does one of them. The checkout
may be of an older release than these tools: so one goes back.`;

/** The contract of the facades that a checkout's host provides. */
async function contractOf(checkout: string): Promise<number> {
  const area = await import(pathToFileURL(path.join(checkout, 'shared/src/area.ts')).href);
  return Number(area.CONTRACT_VERSION);
}

/** `npm run release:checkout`: see HELP. */
export const run = ([folder, ...args]: string[]): Promise<void> =>
  tellMistakes(async () => {
    if (!folder || folder.startsWith('-')) return console.log(HELP);
    const checkout = path.resolve(folder);
    const built = AREAS.filter(({ name }) => existsSync(path.join(checkout, name, 'dist')));
    if (built[0] !== HOST) throw new ReleaseError(`${checkout} has no built host: run npm run build there first.`);
    for (const { name } of built) {
      const asked = readReleaseArguments([name, ...args]);
      if (!asked) return console.log(HELP);
      await runRelease(asked, {
        name,
        folder: path.join(asked.to, name),
        build: async () => path.join(checkout, name, 'dist'),
        ...(name === HOST.name && { provides: await contractOf(checkout) }),
      });
    }
  });
