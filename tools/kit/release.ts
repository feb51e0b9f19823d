import { existsSync } from 'node:fs';
import path from 'node:path';
import { OPTIONS_HELP, readReleaseArguments } from '../release/arguments.ts';
import { ReleaseError } from '../release/release-error.ts';
import { madeKey, runRelease, tellMistakes } from '../release/run-release.ts';
import { buildFolder } from '../webpack/build-folder.ts';

// `landfall-release . --to <folder>`: builds the area in a folder and releases it, as `npm run release` does in the
// repository of the host.
const HELP = `landfall-release . --to <folder>

Builds this area and releases it into <folder>/<its name>, which its web server serves. Everybody who has the old version
open goes on working; a reload has the new one.
${OPTIONS_HELP}`;

await tellMistakes(async () => {
  if (await madeKey(process.argv.slice(2))) return;
  const asked = readReleaseArguments(process.argv.slice(2));
  if (!asked) return console.log(HELP);
  const directory = path.resolve(asked.area);
  const name = path.basename(directory);
  if (!existsSync(path.join(directory, 'webpack.config.js')))
    throw new ReleaseError(`${directory} holds no area: name its folder, or . for this one.\n\n${HELP}`);
  const build = async () => {
    await buildFolder(directory);
    return path.join(directory, 'dist');
  };
  await runRelease(asked, { name, folder: path.join(asked.to, name), build });
});
