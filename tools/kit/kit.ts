import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';
import { FACADES, writeFacadeTypes } from './facade-types.ts';

interface PackageJson {
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

const readJson = async (file: string): Promise<PackageJson> => JSON.parse(await readFile(inRoot(file), 'utf8'));

const writeJson = (file: string, content: object) => writeFile(file, `${JSON.stringify(content, null, 2)}\n`);

const RELATIVE = /(from '|import ')(\.{1,2}\/[^']+)\.ts'/g;

/** A source file and those of ours that it imports, by their paths in the repository. */
async function sourcesOf(file: string, found = new Map<string, string>()): Promise<Map<string, string>> {
  if (found.has(file)) return found;
  const source = await readFile(inRoot(file), 'utf8');
  found.set(file, stripTypeScriptTypes(source).replace(RELATIVE, "$1$2.js'"));
  for (const [, , imported] of source.matchAll(RELATIVE))
    await sourcesOf(path.join(path.dirname(file), `${imported}.ts`), found);
  return found;
}

async function sourcesOfAll(files: readonly string[]): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const file of files) await sourcesOf(file, sources);
  return sources;
}

const ENTRIES = { './webpack': 'tools/webpack/area-config.ts', './build': 'tools/webpack/build-one.ts' };

/** The webpack factory as plain JavaScript: Node strips no types from installed packages. */
async function writeFactory(folder: string): Promise<void> {
  const sources = await sourcesOfAll(Object.values(ENTRIES));
  for (const [file, source] of sources) {
    const target = path.join(folder, file.replace(/\.ts$/, '.js'));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file === ENTRIES['./build'] ? `#!/usr/bin/env node\n${source}` : source);
  }
  await cp(inRoot('tools/tsconfig'), path.join(folder, 'tools/tsconfig'), { recursive: true });
  const { version, license, dependencies } = await readJson('tools/package.json');
  const code = [...sources.values()].join('\n');
  const used = Object.entries(dependencies).filter(([name]) => code.includes(`'${name}`));
  const { version: facades } = await readJson('shared/package.json');
  await writeJson(path.join(folder, 'shared/package.json'), { version: facades });
  await writeJson(path.join(folder, 'package.json'), {
    name: '@landfall/tools',
    version,
    license,
    type: 'module',
    exports: {
      ...Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, `./${file.replace('.ts', '.js')}`])),
      './tsconfig/*': './tools/tsconfig/*',
    },
    bin: { 'landfall-build': 'tools/webpack/build-one.js' },
    dependencies: Object.fromEntries(used),
  });
}

/** What an area bundles of ours: schemas and endpoints, by the name that it imports. */
const BUNDLED = { contracts: 'contracts/index', endpoints: 'contracts/endpoints/index' } as const;

/**
 * The facades as types alone, because their code comes from the host at run time; contracts and endpoints with their
 * code, which areas bundle.
 */
async function writeShared(folder: string): Promise<void> {
  await writeFacadeTypes(folder);
  const bundled = await sourcesOfAll(Object.values(BUNDLED).map((file) => `shared/src/${file}.ts`));
  for (const [file, source] of bundled) {
    const target = path.join(folder, path.relative('shared/src', file).replace(/\.ts$/, '.js'));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, source);
  }
  const { version, license, dependencies } = await readJson('shared/package.json');
  const types = (file: string) => ({ types: `./@mf-types/${file}.d.ts` });
  const files: readonly string[] = Object.values(BUNDLED);
  const exports = [
    ...FACADES.filter((file) => !files.includes(file)).map((file) => [
      file === 'index' ? '.' : `./${file}`,
      types(file),
    ]),
    ...Object.entries(BUNDLED).map(([name, file]) => [`./${name}`, { ...types(file), default: `./${file}.js` }]),
  ];
  const forTests = /^(?:msw|@testing-library\/)/;
  await writeJson(path.join(folder, 'package.json'), {
    name: '@landfall/shared',
    version,
    license,
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries(exports),
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => !forTests.test(name))),
  });
}

/**
 * Packs what an area outside this repository is written with: `landfall-shared-*.tgz` (the facades' types, the contracts) and
 * `landfall-tools-*.tgz` (the build).
 * @param to the folder for the two archives
 */
export async function packKit(to: string): Promise<void> {
  const work = inRoot('.cache/kit');
  await rm(work, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const [name, write] of [
    ['shared', writeShared],
    ['tools', writeFactory],
  ] as const) {
    const folder = path.join(work, name);
    await mkdir(folder, { recursive: true });
    await write(folder);
    const code = await runCommand('npm', ['pack', '--silent', '--pack-destination', path.resolve(to)], { cwd: folder });
    if (code !== 0) throw new Error(`@landfall/${name} could not be packed; the reason stands above.`);
  }
}
