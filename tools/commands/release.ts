import path from 'node:path';
import { CONTRACT_VERSION } from '../../shared/src/area.ts';
import { AREAS, HOST } from '../areas.ts';
import { buildAreas, buildOne } from '../build-all.ts';
import { OPTIONS_HELP, readReleaseArguments } from '../release/arguments.ts';
import { readBuilt } from '../release/built.ts';
import { ReleaseError } from '../release/release-error.ts';
import { madeKey, runRelease, tellMistakes } from '../release/run-release.ts';
import { inRoot } from '../root.ts';
import { isUncommitted, UNCOMMITTED } from '../webpack/build-info.ts';

const HELP = `npm run release -- <area> --to <folder>

Builds one area, or the host, and releases it into <folder>/<area>, which its web server serves. Everybody who has the
old version open goes on working; a reload has the new one.
${OPTIONS_HELP}
Areas: ${AREAS.map(({ name }) => name).join(', ')}.`;

/** Builds what changed of this area. One that was built before its sources were committed is built again. */
async function build(area: string): Promise<string> {
  const dist = inRoot(area, 'dist');
  await buildAreas([area]);
  const { commit } = await readBuilt(dist);
  if (commit.endsWith(UNCOMMITTED) && !isUncommitted(inRoot(area))) await buildOne(area);
  return dist;
}

/** `npm run release`: see HELP. */
export const run = (args: string[]): Promise<void> =>
  tellMistakes(async () => {
    if (await madeKey(args)) return;
    const asked = readReleaseArguments(args);
    if (!asked) return console.log(HELP);
    const { area, to } = asked;
    if (!AREAS.some(({ name }) => name === area)) throw new ReleaseError(`There is no area '${area}'.\n\n${HELP}`);
    await runRelease(asked, {
      name: area,
      folder: path.join(to, area),
      build: () => build(area),
      ...(area === HOST.name && { provides: CONTRACT_VERSION }),
    });
  });
