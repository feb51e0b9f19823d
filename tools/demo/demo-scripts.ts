import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf } from '../build-all.ts';
import { inRoot } from '../root.ts';

/** What the service worker and the bar are made of. */
const INPUTS = [
  '{backend,page,editor,shared}/src/**/*.*',
  'backend/build-demo.ts',
  'shared/package.json',
  'tools/i18n/*.*',
  'pnpm-lock.yaml',
];

const KEPT = inRoot('.cache/demo');

/** By its address: it is the backend's program. */
const builder = (): Promise<{ buildDemo: () => Promise<Record<string, string>> }> =>
  import(pathToFileURL(inRoot('backend/build-demo.ts')).href);

/** The folder with the demo's own scripts, built anew where something changed that goes into them. */
export async function demoScripts(): Promise<string> {
  const stamp = path.join(KEPT, '.inputs');
  const inputs = await hashOf(INPUTS);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === inputs) return KEPT;
  const started = Date.now();
  await mkdir(KEPT, { recursive: true });
  const { buildDemo } = await builder();
  for (const [name, text] of Object.entries(await buildDemo())) await writeFile(path.join(KEPT, name), text);
  await writeFile(stamp, inputs);
  console.log(`Built the demo's service worker in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return KEPT;
}
