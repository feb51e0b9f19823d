import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { federatedName, HOST, REMOTES } from '../areas.ts';
import { addedScreens } from '../product/added-screens.ts';
import { inRoot } from '../root.ts';

/** Areas that could do nothing here: all of their calls lead to other services. */
const LEFT_OUT: readonly string[] = ['mfe-integrations'];

const AREAS = REMOTES.filter(({ name }) => !LEFT_OUT.includes(name));

/** Hosts compress by themselves; a page of its own, maps and stamps are nobody's here. */
const isServed = (file: string): boolean =>
  !/\.(?:br|gz|map)$|script-hashes\.txt$/.test(file) && !path.basename(file).startsWith('.');

async function copyBuilt(from: string, to: string, isWanted: (file: string) => boolean = () => true): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const file of await readdir(from, { recursive: true })) {
    if (!isServed(file) || !isWanted(file) || (await stat(path.join(from, file))).isDirectory()) continue;
    await cp(path.join(from, file), path.join(to, file));
  }
}

/** The fonts of published pages. */
async function copyFonts(to: string): Promise<void> {
  const packages = inRoot('page/node_modules/@fontsource');
  await mkdir(to, { recursive: true });
  for (const family of await readdir(packages))
    for (const file of await readdir(path.join(packages, family, 'files')))
      if (/-(?:latin|latin-ext)-(?:400|600|700)-normal\.woff2$/.test(file))
        await cp(path.join(packages, family, 'files', file), path.join(to, file));
}

/** The dashboard's page with the demo's bar above it. */
async function dashboardPage(): Promise<string> {
  const page = await readFile(inRoot(HOST.name, 'dist/index.html'), 'utf8');
  const bar = '<link rel="stylesheet" href="/demo-bar.css"><script defer src="/demo-bar.js"></script></head>';
  return page.replace('</head>', bar);
}

/** What the service worker answers for `config.json` with, besides what it knows itself. */
const folderConfig = () => ({
  remotes: Object.fromEntries(AREAS.map(({ name }) => [federatedName(name), { entry: `${name}/mf-manifest.json` }])),
  ...addedScreens(AREAS),
});

/**
 * Lays the demo out in a folder that any web server can serve, at the root of an origin or below a path.
 * @param scripts the folder of its own scripts
 * @throws Error for a folder that holds something else
 */
export async function layOut(scripts: string, folder: string): Promise<void> {
  const entries = await readdir(folder).catch((): string[] => []);
  if (entries.length > 0 && !entries.includes('demo.json'))
    throw new Error(`${folder} holds something else than a demo. Name an empty folder, or a new one.`);
  await rm(folder, { recursive: true, force: true });
  const to = (...parts: string[]) => path.join(folder, ...parts);
  await copyBuilt(inRoot(HOST.name, 'dist'), folder, (file) => file !== 'index.html');
  for (const { name } of AREAS)
    await copyBuilt(inRoot(name, 'dist'), to(name), (file) => !/^(?:page\/|index\.html$)|\.page\./.test(file));
  await copyBuilt(inRoot('editor/dist'), to('v1/editor/assets'), (file) => file.startsWith('editor-'));
  await copyFonts(to('_landfall/fonts'));
  for (const name of ['sw.js', 'demo-bar.js', 'demo-bar.css', 'demo-canvas.js'])
    await cp(path.join(scripts, name), to(name));
  // Hosts show the second one at addresses that no file has: the dashboard's, before its first visit.
  for (const name of ['index.html', '404.html']) await cp(path.join(scripts, 'start.html'), to(name));
  await writeFile(to('app.html'), await dashboardPage());
  await writeFile(to('editor.json'), await readFile(inRoot('editor/dist/manifest.json')));
  // Otherwise some hosts leave out folders that begin with an underscore.
  await writeFile(to('.nojekyll'), '');
  await writeFile(to('demo.json'), JSON.stringify(folderConfig()));
}
