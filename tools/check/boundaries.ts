import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { AREAS, REMOTES } from '../areas.ts';
import { ROOT } from '../root.ts';

const SPECIFIER = /(?:from\s+|import\s+|import\(\s*|require\(\s*)['"]([^'"]+)['"]/g;

const FACADES = [
  '@landfall/shared',
  '@landfall/shared/overlay',
  '@landfall/shared/fields',
  '@landfall/shared/form',
  '@landfall/shared/motion',
  '@landfall/shared/tabs',
  '@landfall/shared/list',
  '@landfall/shared/facts',
  '@landfall/shared/contracts',
  '@landfall/shared/endpoints',
  '@landfall/shared/languages',
  '@landfall/shared/with-element',
];
/** What needs no browser. */
const PLAIN = ['@landfall/shared/contracts', '@landfall/shared/endpoints', '@landfall/shared/languages'];
const TESTING = '@landfall/shared/testing';
const PRIVATE = '@landfall/shared/host';

/** What loads another facade late, by its name: by its path it would be a second script. */
const LATE: Readonly<Record<string, readonly string[]>> = {
  'shared/src/form/leave-warning.tsx': ['@landfall/shared/overlay'],
};

/** Folders of shared that areas bundle, so that they meet the facades as areas do. */
const isBundled = (file: string) => /^shared\/src\/(?:list|facts)\//.test(file);

/** Which of our own packages a folder may import; everything else of ours is met at run time or not at all. */
function allowedFor(folder: string, isTest: boolean, isBundled: boolean): readonly string[] {
  if (isBundled) return isTest ? [...FACADES, TESTING] : FACADES;
  if (folder === 'shared') return [];
  if (['backend', 'page'].includes(folder)) return PLAIN;
  if (folder === 'editor') return [...PLAIN, '@landfall/shared/traceparent', '@landfall/shared/date-in'];
  return isTest ? [...FACADES, TESTING] : FACADES;
}

/** The folder at the repository's top that a relative import leads to. */
const targetFolder = (file: string, specifier: string) =>
  path.relative(ROOT, path.resolve(ROOT, path.dirname(file), specifier)).split(path.sep)[0];

function offence(file: string, specifier: string): string | undefined {
  const folder = file.split('/')[0] ?? '';
  // It would bring a second copy of what it reaches for into each area.
  if (isBundled(file) && specifier.startsWith('../'))
    return `${file} may not import ${specifier}: what areas bundle meets the facades by their names`;
  if (specifier.startsWith('.')) {
    const target = targetFolder(file, specifier);
    return target === folder ? undefined : `${file} reaches into ${target}: ${specifier}`;
  }
  if (!specifier.startsWith('@landfall/')) return undefined;
  const isTest = /\.test\.tsx?$/.test(file);
  if (specifier === PRIVATE)
    return folder === 'host' || /^mfe-[^/]+\/src\/page\//.test(file)
      ? undefined
      : `${file} may not import ${specifier}: an area would get a second copy of the state`;
  if (['backend', 'editor'].includes(folder) && specifier.startsWith('@landfall/page/')) return undefined;
  if (folder === 'backend' && specifier.startsWith('@landfall/editor/')) return undefined;
  return [...allowedFor(folder, isTest, isBundled(file)), ...(LATE[file] ?? [])].includes(specifier)
    ? undefined
    : `${file} may not import ${specifier}`;
}

/**
 * The direction of the house: an area imports `shared` only, the host meets the areas at run time, the page, the
 * editor and the backend read the contracts, the editor stands on the page, the backend on both, `shared` knows nobody. Returns each import that breaks it.
 */
export async function findOffences(): Promise<string[]> {
  const folders = ['shared', 'page', 'editor', 'backend', ...AREAS.map(({ name }) => name)].join(',');
  const found: string[] = [];
  for await (const file of glob(`{${folders}}/src/**/*.{ts,tsx}`, { cwd: ROOT })) {
    const source = await readFile(path.join(ROOT, file), 'utf8');
    for (const [, specifier] of source.matchAll(SPECIFIER)) {
      const problem = specifier && offence(file.replaceAll(path.sep, '/'), specifier);
      if (problem) found.push(problem);
    }
  }
  return [...found, ...(await findStrayAreas())];
}

/** The table of areas and the folders must say the same. */
async function findStrayAreas(): Promise<string[]> {
  const folders: string[] = [];
  for await (const folder of glob('mfe-*', { cwd: ROOT })) folders.push(folder);
  const known = REMOTES.map(({ name }) => name);
  return [
    ...folders.filter((folder) => !known.includes(folder)).map((folder) => `${folder} has no row in tools/areas.ts`),
    ...known
      .filter((name) => !folders.includes(name))
      .map((name) => `tools/areas.ts names ${name}, which is no folder`),
  ];
}
