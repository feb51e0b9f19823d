import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildAll } from '../build-all.ts';
import { runCommand } from '../child.ts';
import { readBackendPages } from '../docs/backend-pages.ts';
import { findDeadAnchors } from '../docs/find-dead-anchors.ts';
import { stagePages } from '../docs/stage-pages.ts';
import { takePictures } from '../docs/take-pictures.ts';
import { inRoot, ROOT } from '../root.ts';

const BUILT = 'docs/dist';

/** The repository's own pages: its guides, decisions, and what each folder says of itself. */
async function ownPages(): Promise<string[]> {
  const patterns = ['*.md', 'docs/*.md', 'docs/decisions/*.md', 'docs/images/*', '{*,*/src/**}/README.md'];
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] }))
    files.push(file);
  return [...new Set(files)].toSorted();
}

const HELP = `npm run docs -- [--pictures]

Builds the documentation as a site of static files (docs/dist), with the guides and the API's reference as the backend itself
tells them. Fails at a link that leads nowhere.
  --pictures   first takes the pictures (docs/images) anew, of the product as it is built from these sources`;

/** `npm run docs`: see HELP. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { pictures: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) return console.log(HELP);
  if (values.pictures) {
    await buildAll();
    await takePictures(inRoot('docs/images'));
  }
  await stagePages(ROOT, await ownPages(), await readBackendPages(), inRoot('.cache/docs'));
  const vitepress = inRoot('docs/node_modules/vitepress/bin/vitepress.js');
  if (!existsSync(vitepress)) throw new Error('The packages of docs are missing: run pnpm install.');
  const code = await runCommand(process.execPath, [vitepress, 'build', inRoot('docs')]);
  const dead = code === 0 ? await findDeadAnchors(inRoot(BUILT)) : [];
  for (const line of dead) console.error(line);
  if (code !== 0 || dead.length > 0) process.exitCode = 1;
  else console.log(`Built the documentation: ${BUILT}`);
}
